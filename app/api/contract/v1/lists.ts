import { z } from "zod";
import { conditional, id, listOf, placing, repeatable, tagged } from "~/api/contract/fields";
import { about, type OperationTexts, type Resources, returning } from "~/api/contract/operation";
import { maxUnitCents } from "~/lib/parse-dollars";
import * as text from "~/messages/api-reference-company";
import { priceSchema } from "~/settings/lists/price";
import { replySchema } from "~/settings/lists/saved-reply";

/** The calls about a list of the settings: the whole list, one entry, and its place. */
function entriesOf<Entry extends z.ZodType, Values extends z.ZodType>(
  texts: Record<"all" | "one", OperationTexts & { done: string }> &
    Record<"put" | "remove" | "place", OperationTexts>,
  { entry, values, example }: { entry: Entry; values: Values; example: object },
) {
  const params = z.object({ id });
  const all = returning(texts.all, listOf(entry));
  const success = tagged({ done: texts.one.done, etag: text.entry.etag }, entry);
  return {
    list: { GET: all },
    one: {
      GET: { ...about(texts.one), params, problems: { 404: text.entry.unknown }, success },
      PUT: {
        ...about(texts.put),
        params,
        headers: conditional(text.entry.ifMatch, "digest"),
        body: values,
        example,
        problems: { 409: text.entry.full, 412: text.entry.changed },
        success,
      },
      DELETE: { ...all, ...about(texts.remove), params, headers: repeatable },
    },
    position: { PUT: { ...all, ...placing(texts.place), params, headers: repeatable } },
  };
}

const { label, unit } = priceSchema.shape;

const prices = entriesOf(
  {
    all: text.prices,
    one: text.onePrice,
    put: text.putPrice,
    remove: text.deletePrice,
    place: text.placePrice,
  },
  {
    entry: z
      .object({ id, label: z.string(), unit: z.string(), unitCents: z.int() })
      .meta({ id: "Price", description: text.price.price }),
    values: z.object({
      label: label.meta({ description: text.price.label }),
      unit: unit.meta({ description: text.price.unit }),
      unitCents: z.int().min(-maxUnitCents).max(maxUnitCents).meta({ description: text.price.unitCents }),
    }),
    example: { label: "Floor plan", unit: "a sheet", unitCents: 20_000 },
  },
);

const replies = entriesOf(
  {
    all: text.replies,
    one: text.oneReply,
    put: text.putReply,
    remove: text.deleteReply,
    place: text.placeReply,
  },
  {
    entry: z
      .object({ id, label: z.string(), text: z.string() })
      .meta({ id: "Reply", description: text.reply.reply }),
    values: replySchema.pick({ label: true, text: true }),
    example: { label: "Parking", text: "Hello {name}, is there parking at the building?" },
  },
);

export const lists = {
  "api:v1-prices": prices.list,
  "api:v1-price": prices.one,
  "api:v1-price-position": prices.position,
  "api:v1-replies": replies.list,
  "api:v1-reply": replies.one,
  "api:v1-reply-position": replies.position,
} as const satisfies Resources;
