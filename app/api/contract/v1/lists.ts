import { z } from "zod";
import { id } from "~/api/contract/fields";
import type { Resource } from "~/api/contract/operation";
import { maxUnitCents } from "~/lib/parse-dollars";
import * as text from "~/messages/api-reference-company";
import { priceSchema } from "~/settings/lists/price";
import { replySchema } from "~/settings/lists/saved-reply";
import { about, entryConditional, listOf, placing, reading, repeatable } from "./fields";

const params = z.object({ id });
const refusals = { 404: text.entry.unknown };
const headers = z.object({ ETag: z.string().meta({ description: text.entry.etag }) });
const conflicts = { 409: text.entry.full, 412: text.entry.changed };

const priceValues = {
  label: priceSchema.shape.label.meta({ description: text.price.label }),
  unit: priceSchema.shape.unit.meta({ description: text.price.unit }),
  unitCents: z.int().min(-maxUnitCents).max(maxUnitCents).meta({ description: text.price.unitCents }),
};
const price = z
  .object({ id, label: z.string(), unit: z.string(), unitCents: z.int() })
  .meta({ id: "Price", description: text.price.price });
const prices = reading(text.prices, listOf(price));
const onePrice = { status: 200, description: text.onePrice.done, headers, body: price } as const;

export const v1Prices = {
  path: "/api/v1/prices",
  operations: { GET: prices },
} as const satisfies Resource;

export const v1Price = {
  path: "/api/v1/prices/{id}",
  operations: {
    GET: { ...about(text.onePrice), params, refusals, success: onePrice },
    PUT: {
      ...about(text.putPrice),
      params,
      headers: entryConditional,
      body: z.object(priceValues),
      example: { label: "Floor plan", unit: "a sheet", unitCents: 20_000 },
      refusals: conflicts,
      success: onePrice,
    },
    DELETE: { ...prices, ...about(text.deletePrice), params, headers: repeatable },
  },
} as const satisfies Resource;

export const v1PricePosition = {
  path: "/api/v1/prices/{id}/position",
  operations: { PUT: { ...prices, ...placing(text.placePrice), params, headers: repeatable } },
} as const satisfies Resource;

const reply = z
  .object({ id, label: z.string(), text: z.string() })
  .meta({ id: "Reply", description: text.reply.reply });
const replies = reading(text.replies, listOf(reply));
const oneReply = { status: 200, description: text.oneReply.done, headers, body: reply } as const;

export const v1Replies = {
  path: "/api/v1/replies",
  operations: { GET: replies },
} as const satisfies Resource;

export const v1Reply = {
  path: "/api/v1/replies/{id}",
  operations: {
    GET: { ...about(text.oneReply), params, refusals, success: oneReply },
    PUT: {
      ...about(text.putReply),
      params,
      headers: entryConditional,
      body: replySchema.pick({ label: true, text: true }),
      example: { label: "Parking", text: "Hello {name}, is there parking at the building?" },
      refusals: conflicts,
      success: oneReply,
    },
    DELETE: { ...replies, ...about(text.deleteReply), params, headers: repeatable },
  },
} as const satisfies Resource;

export const v1ReplyPosition = {
  path: "/api/v1/replies/{id}/position",
  operations: { PUT: { ...replies, ...placing(text.placeReply), params, headers: repeatable } },
} as const satisfies Resource;
