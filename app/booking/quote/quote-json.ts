import { z } from "zod";
import { maxLines, type Quote, quoteSchema, quoteStateAt } from "./quote";

/** Parsed before the form's rules apply. */
const shape = {
  lines: z
    .array(
      z.object({
        label: z.string(),
        quantity: z.number().default(1),
        unit: z.string().default(""),
        unitCents: z.int(),
      }),
    )
    .min(1)
    .max(maxLines),
  validUntil: z.iso.date(),
  note: z.string().default(""),
};

const columnNames: Record<string, string> = { price: "unitCents" };

/** Returns a JSON schema for a quote and `extraShape`, with the rules of the form. */
export function quoteJson<Extra extends z.ZodRawShape>(extraShape: Extra) {
  return z.object({ ...shape, ...extraShape }).transform((values, context) => {
    const { lines, validUntil, note } = values as z.output<z.ZodObject<typeof shape>>;
    const form = {
      formId: crypto.randomUUID(),
      label: lines.map(({ label }) => label),
      quantity: lines.map(({ quantity }) => String(quantity)),
      unit: lines.map(({ unit }) => unit),
      price: lines.map(({ unitCents }) => (unitCents / 100).toFixed(2)),
      validUntil,
      note,
    };
    const { data, error } = quoteSchema.safeParse(form);
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: "custom", path: toJsonPath(path), message });
    if (!data) return z.NEVER;
    const quote = {
      lines: data.lines,
      totalCents: data.totalCents,
      validUntil: data.validUntil,
      note: data.note,
    };
    return { ...values, quote };
  });
}

/** Converts the path of a form input to the path of its JSON value. */
function toJsonPath(path: PropertyKey[]): PropertyKey[] {
  const [column, line] = path;
  if (typeof line !== "number") return path;
  return ["lines", line, columnNames[String(column)] ?? String(column)];
}

export function toQuoteJson(quote: Quote) {
  const { number, lines, totalCents, validUntil, note, answeredAt, author, createdAt } = quote;
  return {
    number,
    state: quoteStateAt(quote, new Date()),
    lines,
    totalCents,
    validUntil: validUntil.toISOString(),
    note,
    author,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
