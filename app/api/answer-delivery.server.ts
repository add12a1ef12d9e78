import { deliveriesWithItems, type DeliveryWithItems } from "~/booking/delivery/find-deliveries.server";
import * as text from "~/messages/api";
import { toEtag } from "./answer-change.server";
import { problem, success } from "./json.server";

/** Serializes a delivery for the API. */
export function toDeliveryJson({
  createdAt,
  publishedAt,
  withdrawnAt,
  items,
  ...delivery
}: DeliveryWithItems) {
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

/**
 * Answers with a delivery of a booking.
 *
 * @param id of the delivery; undefined for the newest, which is the draft where there is one
 */
export async function answerDelivery(
  bookingId: string,
  id?: string,
  status: 200 | 201 = 200,
): Promise<Response> {
  const all = await deliveriesWithItems(bookingId);
  const delivery = id === undefined ? all[0] : all.find((each) => each.id === id.toLowerCase());
  if (!delivery) return problem(404, text.unknownDelivery);
  return success(status, toDeliveryJson(delivery), { ETag: toEtag(delivery.revision) });
}

/** What became of a change of a delivery; null without the booking. */
type Outcome =
  | { result: "done" | "changed" | "gone" | Exclude<keyof typeof text.deliveryRefusals, "not-published"> }
  | { result: "not-ready"; why: "changed" | keyof typeof text.deliveryRefusals }
  | null;

/** Answers a change of a delivery: with the delivery, or why it was refused. */
export async function answerDeliveryChange(
  bookingId: string,
  outcome: Outcome,
  { id, status = 200 }: { id?: string; status?: 200 | 201 } = {},
): Promise<Response> {
  if (!outcome) return problem(404, text.unknownBooking);
  if (outcome.result === "done") return answerDelivery(bookingId, id, status);
  const reason = outcome.result === "not-ready" ? outcome.why : outcome.result;
  if (reason === "changed") return problem(412, text.deliveryChanged, { more: { code: reason } });
  const code = reason === "gone" ? "not-published" : reason;
  return problem(409, text.deliveryRefusals[code], { more: { code } });
}
