import "~/lib/zod-config";
import { z } from "zod";
import { formId, mailFields, requireMailText } from "~/booking/change/form-fields";
import type { QuoteLine, quotes, QuoteState } from "~/db/schema.server";
import { formatDollars, formatQuantity } from "~/lib/format-amount";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";
import { parseDollars, parseHundredths } from "~/lib/parse-dollars";
import { cleanLine } from "~/lib/text";
import { optionalText } from "~/lib/text-fields";
import { dayMs } from "~/lib/time";
import { whenValid } from "~/lib/when-valid";
import * as conversationText from "~/messages/conversation";
import { maxLabelLength, maxUnitCents, maxUnitLength } from "~/settings/lists/price";

export type Quote = typeof quotes.$inferSelect;

export const maxLines = 20;
const maxQuantity = 1_000_000;
/** Maximum and suggested validity in days. */
const validDays = { max: 365, suggested: 30 };

type Amount = Pick<QuoteLine, "quantity" | "unitCents">;

/**
 * Returns the amount of a line in US cents. Rounds each line separately, half a cent away from zero. Calculates exactly, in hundredths of a
 * cent.
 */
export function lineCents({ quantity, unitCents }: Amount): number {
  const exact = BigInt(Math.round(quantity * 100)) * BigInt(unitCents);
  const half = exact < 0n ? -50n : 50n;
  return Number((exact + half) / 100n);
}

/** Returns the sum of the rounded lines, in US cents. */
export function sumLines(lines: readonly Amount[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0);
}

/** Parses a quantity such as `2,750` or `12.5`. An empty text means 1. Returns null for any other text. */
export function parseQuantity(typed: string): number | null {
  const hundredths = typed.trim() === "" ? 100 : parseHundredths(typed);
  return hundredths === null ? null : hundredths / 100;
}

/** Returns the state of a quote at a time. `expired` is an open quote after its last day. */
export function quoteStateAt(
  { state, validUntil }: { state: QuoteState; validUntil: Date },
  now: Date,
): QuoteState | "expired" {
  return state === "sent" && validUntil <= now ? "expired" : state;
}

export function suggestLastDay(): string {
  return toPacificDay(new Date(Date.now() + validDays.suggested * dayMs));
}

const cells = z.array(z.string().overwrite(cleanLine).trim().default("")).max(maxLines).default([]);

/** The fields of a line, in the order of the form. */
export const lineColumns = ["label", "quantity", "unit", "price"] as const;

export type LineColumn = (typeof lineColumns)[number];

/** A line is one value in each of four lists. Empty lines are dropped. */
export const quoteSchema = z
  .object({
    formId,
    label: cells,
    quantity: cells,
    unit: cells,
    price: cells,
    validUntil: z
      .string({ error: () => conversationText.quote.validUntil.format })
      .trim()
      .transform(parseLastDay),
    note: optionalText(() => ({ tooLong: conversationText.quote.noteTooLong })),
    /** The price whose button adds a line when scripts are disabled. */
    priceId: z.string().max(40).optional(),
    takePrice: z.string().max(10).optional(),
    addLines: z.string().max(10).optional(),
    ...mailFields,
  })
  .superRefine(...requireMailText)
  .superRefine(
    (columns, context) => {
      const { lines, errors } = readLines(columns);
      for (const error of errors) context.addIssue({ code: "custom", ...error });
      // An error in a line makes the total meaningless.
      if (errors.length === 0 && sumLines(lines) <= 0)
        context.addIssue({ code: "custom", path: ["price", 0], message: conversationText.quote.total });
    },
    whenValid(...lineColumns),
  )
  .transform(({ label, quantity, unit, price, ...rest }) => {
    const { lines } = readLines({ label, quantity, unit, price });
    return { ...rest, lines, totalCents: sumLines(lines) };
  });

export type NewQuote = Pick<z.output<typeof quoteSchema>, "lines" | "totalCents" | "validUntil" | "note">;

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

interface LineError {
  path: [LineColumn, number];
  message: string;
}

function readLines(columns: Record<LineColumn, string[]>): { lines: QuoteLine[]; errors: LineError[] } {
  const rows = Math.max(...lineColumns.map((name) => columns[name].length));
  const lines: QuoteLine[] = [];
  const errors: LineError[] = [];
  for (let row = 0; row < rows; row++) {
    const [label = "", quantity = "", unit = "", price = ""] = lineColumns.map((name) => columns[name][row]);
    if (label || price) lines.push(readLine({ label, quantity, unit, price }, row, errors));
  }
  if (lines.length === 0) errors.push({ path: ["label", 0], message: conversationText.quote.noLines });
  return { lines, errors };
}

function readLine(
  { label, quantity, unit, price }: Record<LineColumn, string>,
  row: number,
  errors: LineError[],
): QuoteLine {
  const texts = conversationText.quote.line;
  const line = row + 1;
  const refuse = (field: LineColumn, message: string) => errors.push({ path: [field, row], message });
  const count = parseQuantity(quantity);
  const unitCents = parseDollars(price);
  if (label === "") refuse("label", texts.label(line));
  if (label.length > maxLabelLength) refuse("label", texts.labelTooLong(line, maxLabelLength));
  if (count === null || count <= 0 || count > maxQuantity)
    refuse("quantity", texts.quantity(line, formatQuantity(maxQuantity)));
  if (unit.length > maxUnitLength) refuse("unit", texts.unitTooLong(line, maxUnitLength));
  if (unitCents === null) refuse("price", texts.price(line));
  else if (Math.abs(unitCents) > maxUnitCents)
    refuse("price", texts.priceRange(line, formatDollars(maxUnitCents)));
  return { label, quantity: count ?? 1, ...(unit && { unit }), unitCents: unitCents ?? 0 };
}
