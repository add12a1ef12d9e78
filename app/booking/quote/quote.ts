import "~/lib/zod-config";
import { z } from "zod";
import { formId, mailFields, requireMailText } from "~/booking/change/form-fields";
import type { QuoteLine, quotes, QuoteState } from "~/db/schema.server";
import { formatDollars } from "~/lib/format-amount";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";
import { maxUnitCents, parseDollars } from "~/lib/parse-dollars";
import { cleanLine } from "~/lib/text";
import { optionalText } from "~/lib/text-fields";
import { dayMs } from "~/lib/time";
import * as conversationText from "~/messages/conversation";
import { maxLabelLength } from "~/settings/lists/price";

/** A row of `quotes`. */
export type Quote = typeof quotes.$inferSelect;

export const maxLines = 20;
const maxQuantity = 999;
/** Days for which a quote may be valid at most, and those that the form suggests. */
const validDays = { max: 365, suggested: 30 };

/** The sum of the lines, in US cents. */
export function sumLines(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
}

/** What a visitor may do with a quote. `expired` is an open quote whose last day has passed. */
export function quoteStateAt(
  { state, validUntil }: { state: QuoteState; validUntil: Date },
  now: Date,
): QuoteState | "expired" {
  return state === "sent" && validUntil <= now ? "expired" : state;
}

/** The last valid day that the form suggests, as the value of a date input. */
export function suggestLastDay(): string {
  return toPacificDay(new Date(Date.now() + validDays.suggested * dayMs));
}

const cells = z.array(z.string().overwrite(cleanLine).trim().default("")).max(maxLines).default([]);

/** The form for a quote. A line is one value in each of three lists; lines that are wholly empty are dropped. */
export const quoteSchema = z
  .object({
    formId,
    label: cells,
    quantity: cells,
    price: cells,
    validUntil: z
      .string({ error: () => conversationText.quote.validUntil.format })
      .trim()
      .transform(parseLastDay),
    note: optionalText(() => ({ tooLong: conversationText.quote.noteTooLong })),
    /** A price of the list, which a button adds to the lines where there is no script. */
    priceId: z.string().max(40).optional(),
    takePrice: z.string().max(10).optional(),
    /** Sent by the button that adds blank lines. */
    addLines: z.string().max(10).optional(),
    ...mailFields,
  })
  .transform(({ label, quantity, price, ...rest }, context) => {
    // Not a refinement of its own: after an error in one, Zod would not check the lines.
    requireMailText(rest, context);
    const lines = parseLines({ label, quantity, price }, context);
    const totalCents = sumLines(lines);
    // Not beside an error in a line, which makes the total meaningless.
    if (totalCents <= 0 && context.issues.length === 0)
      context.addIssue({ code: "custom", path: ["price", 0], message: conversationText.quote.total });
    return { ...rest, lines, totalCents };
  });

export type NewQuote = Pick<z.output<typeof quoteSchema>, "lines" | "totalCents" | "validUntil" | "note">;

/** Returns the end of the day, in Pacific time. */
function parseLastDay(typed: string, context: z.RefinementCtx): Date {
  const start = parsePacific(`${typed}T00:00`);
  const end = parsePacific(`${typed}T23:59:59.999`);
  if (!start || !end) {
    context.addIssue({ code: "custom", message: conversationText.quote.validUntil.format });
    return z.NEVER;
  }
  const now = Date.now();
  if (end.getTime() < now || start.getTime() > now + validDays.max * dayMs)
    context.addIssue({ code: "custom", message: conversationText.quote.validUntil.range(validDays.max) });
  return end;
}

interface Columns {
  label: string[];
  quantity: string[];
  price: string[];
}

function parseLines(columns: Columns, context: z.RefinementCtx): QuoteLine[] {
  const rows = Math.max(columns.label.length, columns.quantity.length, columns.price.length);
  const lines: QuoteLine[] = [];
  for (let row = 0; row < rows; row++) {
    const label = columns.label[row] ?? "";
    const quantity = columns.quantity[row] ?? "";
    const price = columns.price[row] ?? "";
    if (label || price) lines.push(parseLine({ label, quantity, price }, row + 1, context));
  }
  if (lines.length === 0)
    context.addIssue({ code: "custom", path: ["label", 0], message: conversationText.quote.noLines });
  return lines;
}

function parseLine(
  { label, quantity, price }: Record<keyof Columns, string>,
  line: number,
  context: z.RefinementCtx,
): QuoteLine {
  const refuse = (field: keyof Columns, message: string) =>
    context.addIssue({ code: "custom", path: [field, line - 1], message });
  const count = quantity === "" ? 1 : Number(quantity);
  const unitCents = parseDollars(price);
  if (label === "") refuse("label", conversationText.quote.line.label(line));
  if (label.length > maxLabelLength)
    refuse("label", conversationText.quote.line.labelTooLong(line, maxLabelLength));
  if (!Number.isInteger(count) || count < 1 || count > maxQuantity)
    refuse("quantity", conversationText.quote.line.quantity(line, maxQuantity));
  if (unitCents === null) refuse("price", conversationText.quote.line.price(line));
  else if (Math.abs(unitCents) > maxUnitCents)
    refuse("price", conversationText.quote.line.priceRange(line, formatDollars(maxUnitCents)));
  return { label, quantity: count, unitCents: unitCents ?? 0 };
}
