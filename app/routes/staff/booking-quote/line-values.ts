import { maxLines, parseQuantity, sumLines } from "~/booking/quote/quote";
import { type FormResult, listTypedInto, typedInto } from "~/forms/form-result";
import { parseDollars } from "~/lib/parse-dollars";
import type { OfferedPrice } from "~/settings/lists/price";

/** The fields of a line, in order. */
export const columns = ["label", "quantity", "unit", "price"] as const;

export type Column = (typeof columns)[number];

/** What is typed into a line. */
export type LineValues = Record<Column, string>;

const blank: LineValues = { label: "", quantity: "", unit: "", price: "" };

/** Blank lines below those of a new form, and those that "Add lines" adds without script. */
const spare = { initial: 1, added: 3 };

/** What a form that was sent shows again: `taken` is the price that its button adds to the first blank line. */
export type LinesResult = FormResult<{ taken?: OfferedPrice | undefined }>;

/** Returns the lines that the form shows: those of a new quote, or those that were sent, blank ones too, and what a button adds. */
export function toShownLines(initial: readonly LineValues[], result: LinesResult | undefined): LineValues[] {
  if (!result?.initialValue) return addBlank(initial, spare.initial);
  const typed = toLines((column) => listTypedInto(result, column));
  if (result.taken) return withPrice(typed, result.taken);
  return typedInto(result, "addLines") ? addBlank(typed, spare.added) : typed;
}

function addBlank(lines: readonly LineValues[], count: number): LineValues[] {
  const room = Math.min(count, maxLines - lines.length);
  return [...lines, ...Array.from({ length: Math.max(room, 0) }, () => blank)];
}

function withPrice(lines: readonly LineValues[], { label, unit, typed }: OfferedPrice): LineValues[] {
  const line = { label, quantity: "1", unit, price: typed };
  const free = lines.findIndex(isBlank);
  if (free >= 0) return lines.map((one, row) => (row === free ? line : one));
  return lines.length < maxLines ? [...lines, line] : [...lines];
}

function isBlank({ label, price }: LineValues): boolean {
  return label === "" && price === "";
}

/** Reads what is typed into the inputs of the form. */
export function readInputs(fieldset: HTMLElement): LineValues[] {
  return toLines((column) =>
    [...fieldset.querySelectorAll<HTMLInputElement>(`input[name=${column}]`)].map(({ value }) => value),
  );
}

function toLines(read: (column: Column) => string[]): LineValues[] {
  const [labels = [], ...others] = columns.map(read);
  return labels.map((label, row) => {
    const [quantity = "", unit = "", price = ""] = others.map((values) => values[row] ?? "");
    return { label, quantity, unit, price };
  });
}

/** Returns the sum in US cents. Lines that cannot be read yet count as nothing. */
export function sumOf(lines: readonly LineValues[]): number {
  return sumLines(
    lines.map(({ quantity, price }) => ({
      quantity: parseQuantity(quantity) ?? 0,
      unitCents: parseDollars(price) ?? 0,
    })),
  );
}
