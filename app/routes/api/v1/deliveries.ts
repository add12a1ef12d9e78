import { refusalResponse, readEtag, toApiMail, toEtag, toFormId } from "~/api/change-response.server";
import type { ApiCalls } from "~/api/resource.server";
import { startDelivery } from "~/booking/delivery/change-delivery.server";
import {
  findDeliveries,
  type DeliveryWithItems,
  findPublishedItem,
} from "~/booking/delivery/find-deliveries.server";
import { publishDelivery } from "~/booking/delivery/publish-delivery.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { StoredFileMissingError } from "~/files/file-store";
import * as text from "~/messages/api";
import { delivered } from "~/messages/mails/visitor";
import { sendItem } from "~/private-page/results/send-result.server";
import { requestId } from "~/process/current-request.server";
import { type DeliveryApiRefusal, deliveryRefusals } from "~/refusals/delivery.server";
import { problem, success } from "~/server/json-response.server";

export const deliveryCalls = {
  "api:v1-deliveries": {
    GET: async ({ params: { id } }) => {
      if (!(await findBooking(id))) return problem(404, text.unknownBooking);
      return { items: (await findDeliveries(id)).map(toDeliveryJson) };
    },
    POST: async ({ params: { id }, headers, body, session }) => {
      const outcome = await startDelivery(id, { ...body, formId: toFormId(headers) }, session);
      return deliveryChangeResponse(id, outcome, 201);
    },
  },
  "api:v1-publication": {
    POST: async ({ params: { id }, headers, body, session }) => {
      const mailText = toApiMail(body, delivered.text);
      const form = { formId: toFormId(headers) };
      const outcome = await publishDelivery(id, { revision: readEtag(headers), mailText, form }, session);
      return deliveryChangeResponse(id, outcome);
    },
  },
  "api:v1-delivery": {
    GET: ({ params: { id, deliveryId } }) => deliveryResponse(id, deliveryId),
  },
  "api:v1-result": {
    GET: async ({ request, params: { id, itemId } }) => {
      const item = await findPublishedItem(id, itemId);
      try {
        const response = item && (await sendItem(request, item));
        return response ?? problem(404, text.unknownResult);
      } catch (error) {
        if (error instanceof StoredFileMissingError) return problem(404, text.fileLost(requestId()));
        throw error;
      }
    },
  },
} satisfies ApiCalls;

function toDeliveryJson({ createdAt, publishedAt, withdrawnAt, items, ...delivery }: DeliveryWithItems) {
  const { id, version, title, note, state, createdBy } = delivery;
  return {
    ...{ id, version, title, note, state, author: createdBy },
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    items: items.map(({ id, kind, name, contentType, byteSize, received, sha256, state, url }) => ({
      ...{ id, kind, name, contentType, size: byteSize, received, sha256, state, url },
    })),
  };
}

/** @param id of the delivery; undefined for the newest one, which may be a draft */
async function deliveryResponse(bookingId: string, id?: string, status: 200 | 201 = 200): Promise<Response> {
  const deliveries = await findDeliveries(bookingId);
  const delivery = id === undefined ? deliveries[0] : deliveries.find((each) => each.id === id.toLowerCase());
  if (!delivery) return problem(404, text.unknownDelivery);
  return success(status, toDeliveryJson(delivery), { ETag: toEtag(delivery.revision) });
}

async function deliveryChangeResponse(
  bookingId: string,
  outcome: { result: "done" } | DeliveryApiRefusal | null,
  status?: 201,
): Promise<Response> {
  if (!outcome) return problem(404, text.unknownBooking);
  if (outcome.result === "done") return deliveryResponse(bookingId, undefined, status);
  return refusalResponse(deliveryRefusals, outcome);
}
