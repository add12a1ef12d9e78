import { type LineColumn, lineColumns, maxLines, parseQuantity, sumLines } from "~/booking/quote/quote";
import { type FormResult, listTypedInto, typedInto } from "~/forms/form-result";
import { parseDollars } from "~/lib/parse-dollars";
import type { OfferedPrice } from "~/settings/lists/price";

export type LineValues = Record<LineColumn, string>;

const blank: LineValues = { label: "", quantity: "", unit: "", price: "" };

/** The number of blank lines below a new form's lines, and of those that "Add lines" adds without script. */
const blankCounts = { initial: 1, added: 3 };

/** The result of a posted form. `taken` is the price that its button adds to the first blank line. */
export type LinesResult = FormResult<{ taken?: OfferedPrice | undefined }>;

/** Returns the form's lines: those of a new quote, or the posted ones with blank lines and any lines that a button adds. */
export function toShownLines(initial: readonly LineValues[], result: LinesResult | undefined): LineValues[] {
  if (!result?.initialValue) return addBlank(initial, blankCounts.initial);
  const postedLines = collectLines((column) => listTypedInto(result, column));
  if (result.taken) return withPrice(postedLines, result.taken);
  return typedInto(result, "addLines") ? addBlank(postedLines, blankCounts.added) : postedLines;
}

function addBlank(lines: readonly LineValues[], count: number): LineValues[] {
  const room = Math.min(count, maxLines - lines.length);
  return [...lines, ...Array.from({ length: Math.max(room, 0) }, () => blank)];
}

function withPrice(lines: readonly LineValues[], { label, unit, typed }: OfferedPrice): LineValues[] {
  const line = { label, quantity: "1", unit, price: typed };
  const firstBlank = lines.findIndex(isBlank);
  if (firstBlank >= 0) return lines.map((one, row) => (row === firstBlank ? line : one));
  return lines.length < maxLines ? [...lines, line] : [...lines];
}

function isBlank({ label, price }: LineValues): boolean {
  return label === "" && price === "";
}

export function readInputs(fieldset: HTMLElement): LineValues[] {
  return collectLines((column) =>
    [...fieldset.querySelectorAll<HTMLInputElement>(`input[name=${column}]`)].map(({ value }) => value),
  );
}

function collectLines(read: (column: LineColumn) => string[]): LineValues[] {
  const [labels = [], ...others] = lineColumns.map(read);
  return labels.map((label, row) => {
    const [quantity = "", unit = "", price = ""] = others.map((values) => values[row] ?? "");
    return { label, quantity, unit, price };
  });
}

/** Returns the sum in US cents. Incomplete lines count as 0. */
export function sumTypedLines(lines: readonly LineValues[]): number {
  return sumLines(
    lines.map(({ quantity, price }) => ({
      quantity: parseQuantity(quantity) ?? 0,
      unitCents: parseDollars(price) ?? 0,
    })),
  );
}
