import { z } from "zod";
import {
  bookingPath,
  conditionalHeaders,
  id,
  listOf,
  mailProperties,
  bookingOperation,
  repeatableHeaders,
  successWithEtag,
  timestamp,
} from "~/api/contract/fields";
import { pickOperationTexts, type Resources, toOperation } from "~/api/contract/operation";
import { fileTypeNames } from "~/booking/delivery/delivery";
import { deliverySchema } from "~/booking/delivery/delivery-forms";
import * as text from "~/messages/api-reference-v1";

const item = z
  .object({
    id,
    kind: z.enum(["file", "link", "tour"]).meta({ description: text.delivery.kind }),
    name: z.string(),
    contentType: z.string().meta({ description: text.delivery.contentType }),
    size: z.int().meta({ description: text.delivery.size }),
    received: z.int().meta({ description: text.delivery.received }),
    sha256: z.string().nullable(),
    state: z.enum(["receiving", "checking", "ready"]).meta({ description: text.delivery.itemState }),
    url: z.string().meta({ description: text.delivery.url }),
  })
  .meta({ id: "Result" });

const delivery = z
  .object({
    id,
    version: z.int().meta({ description: text.delivery.version }),
    title: z.string(),
    note: z.string().meta({ description: text.delivery.note }),
    state: z.enum(["draft", "published", "withdrawn"]),
    author: z.string(),
    createdAt: timestamp,
    publishedAt: timestamp.nullable(),
    withdrawnAt: timestamp.nullable(),
    items: z.array(item),
  })
  .meta({ id: "Delivery", description: text.delivery.delivery });

const deliverySuccess = successWithEtag(text.delivery, delivery);

const changeOperation = {
  params: bookingPath,
  headers: repeatableHeaders,
  success: deliverySuccess,
  problems: { 404: text.problems[404], 409: text.delivery.conflict, 412: text.delivery.changed },
};

export const deliveries = {
  "api:v1-deliveries": {
    GET: { ...bookingOperation, ...toOperation(text.deliveries, listOf(delivery)) },
    POST: {
      ...changeOperation,
      summary: text.addDelivery.summary,
      description: text.addDelivery.description(fileTypeNames),
      body: deliverySchema.pick({ title: true, note: true }),
      example: { title: "Point cloud and floor plan", note: "The colors are those of the day." },
      success: { ...deliverySuccess, status: 201 },
    },
  },
  "api:v1-publication": {
    POST: {
      ...changeOperation,
      ...pickOperationTexts(text.publish),
      headers: conditionalHeaders(text.delivery.ifMatch),
      body: z.object(mailProperties),
      example: { mailText: "Here is your point cloud." },
    },
  },
  "api:v1-delivery": {
    GET: {
      ...pickOperationTexts(text.oneDelivery),
      params: bookingPath.extend({ deliveryId: id }),
      success: { ...deliverySuccess, description: text.oneDelivery.done },
      problems: { 404: text.delivery.unknown },
    },
  },
  "api:v1-result": {
    GET: {
      ...pickOperationTexts(text.result),
      params: bookingPath.extend({ itemId: id }),
      success: { status: 200, description: text.result.done, isBinary: true },
      others: { 206: text.result.part, 304: text.result.unchanged, 416: text.result.noPart },
      problems: { 404: text.result.unknown },
    },
  },
} as const satisfies Resources;
