import { z } from "zod";
import { id, timestamp } from "~/api/contract/fields";
import type { Resource } from "~/api/contract/operation";
import { deliverySchema, fileTypeNames, linkSchema } from "~/booking/delivery/delivery";
import * as text from "~/messages/api-reference-v1";
import { bookingPath, conditional, mailFields, placing, repeatable } from "./fields";

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

/** What a change of a delivery returns. */
const changed = {
  status: 200,
  description: text.delivery.done,
  headers: z.object({ ETag: z.string().meta({ description: text.delivery.etag }) }),
  body: delivery,
} as const;

const refusals = { 404: text.refusals[404], 409: text.delivery.conflict, 412: text.delivery.changed };

const change = { params: bookingPath, headers: repeatable, success: changed, refusals };

const unlessChanged = conditional(text.delivery.ifMatch);

const content = deliverySchema.pick({ title: true, note: true });

export const v1Deliveries = {
  path: "/api/v1/bookings/{id}/deliveries",
  operations: {
    GET: {
      summary: text.deliveries.summary,
      description: text.deliveries.description,
      params: bookingPath,
      success: {
        status: 200,
        description: text.deliveries.done,
        body: z.object({ items: z.array(delivery) }),
      },
      refusals: { 404: text.refusals[404] },
    },
    POST: {
      ...change,
      summary: text.addDelivery.summary,
      description: text.addDelivery.description(fileTypeNames),
      body: content,
      example: { title: "Point cloud and floor plan", note: "The colors are those of the day." },
      success: { ...changed, status: 201 },
    },
  },
} as const satisfies Resource;

export const v1Draft = {
  path: "/api/v1/bookings/{id}/deliveries/draft",
  operations: {
    PUT: {
      ...change,
      summary: text.putDraft.summary,
      headers: unlessChanged,
      body: content,
      example: { title: "Point cloud", note: "" },
    },
  },
} as const satisfies Resource;

export const v1DraftLinks = {
  path: "/api/v1/bookings/{id}/deliveries/draft/links",
  operations: {
    POST: {
      ...change,
      summary: text.addLink.summary,
      description: text.addLink.description,
      body: linkSchema.pick({ name: true, url: true }),
      example: { name: "Virtual tour", url: "https://tours.example.com/7K3M9QXA" },
    },
  },
} as const satisfies Resource;

export const v1DraftItem = {
  path: "/api/v1/bookings/{id}/deliveries/draft/items/{itemId}",
  operations: {
    DELETE: {
      ...change,
      summary: text.removeItem.summary,
      description: text.removeItem.description,
      params: bookingPath.extend({ itemId: id }),
    },
  },
} as const satisfies Resource;

export const v1DraftPosition = {
  path: "/api/v1/bookings/{id}/deliveries/draft/items/{itemId}/position",
  operations: {
    PUT: { ...placing(text.placeItem), ...change, params: bookingPath.extend({ itemId: id }) },
  },
} as const satisfies Resource;

export const v1Publication = {
  path: "/api/v1/bookings/{id}/deliveries/draft/publication",
  operations: {
    POST: {
      ...change,
      summary: text.publish.summary,
      description: text.publish.description,
      headers: unlessChanged,
      body: z.object(mailFields),
      example: { mailText: "Here is your point cloud." },
    },
  },
} as const satisfies Resource;

export const v1Delivery = {
  path: "/api/v1/bookings/{id}/deliveries/{deliveryId}",
  operations: {
    GET: {
      summary: text.oneDelivery.summary,
      params: bookingPath.extend({ deliveryId: id }),
      success: { ...changed, description: text.oneDelivery.done },
      refusals: { 404: text.delivery.unknown },
    },
    DELETE: {
      ...change,
      summary: text.withdrawDelivery.summary,
      description: text.withdrawDelivery.description,
      params: bookingPath.extend({ deliveryId: id }),
      refusals: { 404: text.delivery.unknown, 409: text.delivery.conflict },
    },
  },
} as const satisfies Resource;

export const v1Result = {
  path: "/api/v1/bookings/{id}/results/{itemId}",
  operations: {
    GET: {
      summary: text.result.summary,
      description: text.result.description,
      params: bookingPath.extend({ itemId: id }),
      success: { status: 200, description: text.result.done, isBinary: true },
      others: { 206: text.result.part, 304: text.result.unchanged, 416: text.result.noPart },
      refusals: { 404: text.result.unknown },
    },
  },
} as const satisfies Resource;
