import { type FormEvent, useState } from "react";
import { maxLines, parseDollars, sumLines } from "~/booking/quote/quote";
import { errorsOf, type FormResult, listTypedInto } from "~/forms/reply";
import { formatDollars } from "~/lib/format-amount";
import * as text from "~/messages/booking-work";
import { Button } from "~/ui/button";
import { controlStyles } from "~/ui/class-names";
import { FieldErrors, Hint } from "~/ui/field";

const columns = ["label", "quantity", "price"] as const;

type LineValues = Record<(typeof columns)[number], string>;

const headers = { label: text.lineLabel, quantity: text.quantity, price: text.price };

/** Empty lines that the form offers below those that are filled in. */
const spareLines = 3;

/**
 * The lines of a quote as a grid of inputs, three per line. "Add lines" posts the form, which comes back with more of them;
 * with script, the total follows what is typed.
 */
export function QuoteLines({ initial, result }: { initial: LineValues[]; result: FormResult | undefined }) {
  const filled = result?.initialValue ? readLines(result) : initial;
  const count = Math.min(filled.length + spareLines, maxLines);
  const [total, setTotal] = useState(() => sumOf(filled));
  const errorsAt = (column: string, row: number) => errorsOf(result, `${column}[${row}]`);
  const errors = Array.from({ length: count }, (_, row) =>
    columns.flatMap((column) => errorsAt(column, row) ?? []),
  ).flat();
  const onInput = ({ currentTarget }: FormEvent<HTMLFieldSetElement>) =>
    setTotal(sumOf(readInputs(currentTarget)));
  return (
    <fieldset onInput={onInput} className="min-w-0" aria-describedby="lines-hint">
      <legend className="mb-1 leading-snug font-semibold">{text.quoteLines}</legend>
      <div className="grid gap-1.5">
        <Hint id="lines">{text.linesHint}</Hint>
        <FieldErrors id="lines" errors={errors} />
      </div>
      <div className="mt-3 grid gap-x-3 gap-y-4 min-[40rem]:gap-y-2">
        <div aria-hidden className={`hidden text-small text-muted min-[40rem]:grid ${rowStyles}`}>
          {columns.map((column) => (
            <span key={column}>{headers[column]}</span>
          ))}
        </div>
        {Array.from({ length: count }, (_, row) => (
          <div key={row} className={`grid ${rowStyles}`}>
            {columns.map((column) => (
              <label key={column} className={column === "label" ? "max-[40rem]:col-span-2" : undefined}>
                <span className="sr-only">{text.lineOf(row + 1, headers[column])}</span>
                <span aria-hidden className="text-small text-muted min-[40rem]:hidden">
                  {column === "label" ? text.line(row + 1) : headers[column]}
                </span>
                <input
                  // The error summary links to an input by the name of its error.
                  id={`${column}[${row}]`}
                  name={column}
                  defaultValue={filled[row]?.[column] ?? ""}
                  inputMode={column === "label" ? undefined : "decimal"}
                  aria-invalid={errorsAt(column, row) !== undefined || undefined}
                  className={controlStyles(
                    errorsAt(column, row) !== undefined,
                    column === "label" ? undefined : "text-end tabular-nums",
                  )}
                />
              </label>
            ))}
          </div>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {count < maxLines ? (
          <Button type="submit" name="addLines" value="yes" size="sm">
            {text.addLines}
          </Button>
        ) : (
          <span />
        )}
        <output className="text-h3 font-semibold tabular-nums">{text.totalOf(formatDollars(total))}</output>
      </div>
    </fieldset>
  );
}

const rowStyles = "grid-cols-[5rem_minmax(0,1fr)] min-[40rem]:grid-cols-[minmax(0,1fr)_6rem_10rem] gap-3";

/** Returns the lines of a rejected form, without the empty ones at its end. */
function readLines(result: FormResult): LineValues[] {
  const read = (column: keyof LineValues) => listTypedInto(result, column);
  const cells = { label: read("label"), quantity: read("quantity"), price: read("price") };
  const lines = cells.label.map((label, row) => ({
    label,
    quantity: cells.quantity[row] ?? "",
    price: cells.price[row] ?? "",
  }));
  return lines.slice(0, lines.findLastIndex(({ label, price }) => label !== "" || price !== "") + 1);
}

function readInputs(fieldset: HTMLFieldSetElement): LineValues[] {
  const read = (column: keyof LineValues) =>
    [...fieldset.querySelectorAll<HTMLInputElement>(`input[name=${column}]`)].map(({ value }) => value);
  const [labels, quantities, prices] = [read("label"), read("quantity"), read("price")];
  return labels.map((label, row) => ({ label, quantity: quantities[row] ?? "", price: prices[row] ?? "" }));
}

/** Lines that cannot be read yet count as nothing. */
function sumOf(lines: readonly LineValues[]): number {
  const readable = lines.map(({ label, quantity, price }) => {
    const count = quantity.trim() === "" ? 1 : Number(quantity);
    return { label, quantity: Number.isInteger(count) ? count : 0, unitCents: parseDollars(price) ?? 0 };
  });
  return sumLines(readable);
}
