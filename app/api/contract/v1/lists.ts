import { z } from "zod";
import { id } from "~/api/contract/fields";
import type { Resource } from "~/api/contract/operation";
import { maxUnitCents } from "~/lib/parse-dollars";
import * as text from "~/messages/api-reference-company";
import { priceSchema } from "~/settings/lists/price";
import { replySchema } from "~/settings/lists/saved-reply";
import { about, conditional, listOf, placing, reading, repeatable } from "./fields";

interface Described {
  summary: string;
  description?: string;
  done: string;
}

interface EntryTexts {
  all: Described;
  one: Described;
  put: Omit<Described, "done">;
  remove: Omit<Described, "done">;
  place: Omit<Described, "done">;
}

/** The calls about a list of the settings: the whole list, one entry, and its place. */
function entriesOf<Name extends string, Entry extends z.ZodType, Values extends z.ZodType>(
  name: Name,
  texts: EntryTexts,
  { entry, values, example }: { entry: Entry; values: Values; example: object },
) {
  const params = z.object({ id });
  const all = reading(texts.all, listOf(entry));
  const headers = z.object({ ETag: z.string().meta({ description: text.entry.etag }) });
  const success = { status: 200, description: texts.one.done, headers, body: entry } as const;
  const list = { path: `/api/v1/${name}`, operations: { GET: all } } as const satisfies Resource;
  const one = {
    path: `/api/v1/${name}/{id}`,
    operations: {
      GET: { ...about(texts.one), params, refusals: { 404: text.entry.unknown }, success },
      PUT: {
        ...about(texts.put),
        params,
        headers: conditional(text.entry.ifMatch, "digest"),
        body: values,
        example,
        refusals: { 409: text.entry.full, 412: text.entry.changed },
        success,
      },
      DELETE: { ...all, ...about(texts.remove), params, headers: repeatable },
    },
  } as const satisfies Resource;
  const position = {
    path: `/api/v1/${name}/{id}/position`,
    operations: { PUT: { ...all, ...placing(texts.place), params, headers: repeatable } },
  } as const satisfies Resource;
  return { list, one, position };
}

const { label, unit } = priceSchema.shape;

export const v1Prices = entriesOf(
  "prices",
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

export const v1Replies = entriesOf(
  "replies",
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
