import type { FormMetadata } from "@conform-to/react";
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { type LineColumn, lineColumns, maxLines } from "~/booking/quote/quote";
import { formatDollars } from "~/lib/format-amount";
import * as text from "~/messages/booking-work";
import type { OfferedPrice } from "~/settings/lists/price";
import { Button } from "~/ui/button";
import { controlStyles } from "~/ui/control-styles";
import { FieldErrors, Hint } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { type LinesResult, type LineValues, readInputs, sumTypedLines, toShownLines } from "./line-values";

/**
 * The lines of a quote as a grid with four inputs per line. "Add lines" posts the form, and the response has more lines. With script, the
 * button adds one line immediately, and the total follows the input.
 */
export function QuoteLines({
  form,
  initial,
  prices,
  result,
}: {
  form: Pick<FormMetadata, "id" | "allErrors">;
  initial: readonly LineValues[];
  prices: readonly OfferedPrice[];
  result: LinesResult | undefined;
}) {
  const lines = toShownLines(initial, result);
  const fields = useRef<HTMLFieldSetElement>(null);
  const [initialCount] = useState(lines.length);
  const [addedCount, setAdded] = useState(0);
  const [removedKeys, setRemoved] = useState<readonly number[]>([]);
  // The inputs are uncontrolled, so a line must keep its key when an earlier line is removed.
  const keys = Array.from({ length: Math.max(initialCount, lines.length) + addedCount }, (_, key) => key)
    .filter((key) => !removedKeys.includes(key))
    .slice(0, maxLines);
  const count = keys.length;
  const [inputs, setTyped] = useState(lines);
  useEffect(() => {
    if (addedCount > 0) document.getElementById(cellId(form, "label", count - 1))?.focus();
    // Removing a line must not focus the last one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [addedCount]);
  useEffect(() => {
    if (removedKeys.length > 0 && fields.current) setTyped(readInputs(fields.current));
  }, [removedKeys]);
  const errors = Array.from({ length: count }, (_, row) =>
    lineColumns.flatMap((column) => form.allErrors[`${column}[${row}]`] ?? []),
  ).flat();
  const onInput = ({ currentTarget }: FormEvent<HTMLFieldSetElement>) => setTyped(readInputs(currentTarget));
  const addLine = (event: MouseEvent) => {
    event.preventDefault();
    setAdded(addedCount + 1);
  };
  const removeLine = (key: number, row: number) => {
    document.getElementById(cellId(form, "label", row > 0 ? row - 1 : 1))?.focus();
    setRemoved([...removedKeys, key]);
  };
  const isHydrated = useIsHydrated();
  return (
    <fieldset ref={fields} onInput={onInput} className="@container min-w-0" aria-describedby="lines-hint">
      <legend className="mb-1 leading-snug font-semibold">{text.quoteLines}</legend>
      <div className="grid gap-1.5">
        <Hint id="lines">
          {prices.length > 0 && <span className="noscript:hidden">{text.priceList.hint} </span>}
          {text.linesHint}
        </Hint>
        <FieldErrors id="lines" errors={errors} />
      </div>
      <div className="mt-3 grid gap-x-3 gap-y-4 @min-[40rem]:gap-y-2">
        <div aria-hidden className={`hidden text-small text-muted @min-[40rem]:grid ${rowStyles}`}>
          {lineColumns.map((column) => (
            <span key={column} className={isFigure(column) ? "text-end" : undefined}>
              {columnHeaders[column]}
            </span>
          ))}
          <span className="text-end">{text.lineSum}</span>
        </div>
        {keys.map((key, row) => (
          <QuoteLine
            key={key}
            {...{ form, row, values: lines[key], prices }}
            sum={inputs[row] ? sumTypedLines([inputs[row]]) : 0}
            onRemove={isHydrated && count > 1 ? () => removeLine(key, row) : undefined}
          />
        ))}
      </div>
      <datalist id={listId}>
        {prices.map(({ id, label, detail }) => (
          <option key={id} value={label}>
            {detail}
          </option>
        ))}
      </datalist>
      {prices.length > 0 && count < maxLines && <PriceChoice prices={prices} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {count < maxLines ? (
          <Button
            type="submit"
            name="addLines"
            value="yes"
            size="sm"
            // Without script, the response opens at its first new line.
            formAction={`#${cellId(form, "label", count)}`}
            onClick={addLine}
          >
            {isHydrated ? text.addLine : text.addLines}
          </Button>
        ) : (
          <span />
        )}
        <output className="text-h3 font-semibold tabular-nums">
          {text.totalOf(formatDollars(sumTypedLines(inputs)))}
        </output>
      </div>
    </fieldset>
  );
}

const listId = "offered-prices";

/** Adds an offered price to the lines without script: the button posts the form, and the response contains the new line. */
function PriceChoice({ prices }: { prices: readonly OfferedPrice[] }) {
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3 not-noscript:hidden">
      <Select
        id="priceId"
        name="priceId"
        defaultValue=""
        label={text.priceList.label}
        className="min-w-0 grow basis-60"
      >
        <option value="">{text.priceList.choose}</option>
        {prices.map(({ id, label, detail }) => (
          <option key={id} value={id}>
            {text.priceList.option(label, detail)}
          </option>
        ))}
      </Select>
      <Button type="submit" name="takePrice" value="yes" size="sm">
        {text.priceList.add}
      </Button>
    </div>
  );
}

/** The column headers, which are also the labels of the fields on phones. */
const columnHeaders = {
  label: text.lineLabel,
  quantity: text.quantity,
  unit: text.unit,
  price: text.price,
};

const rowStyles =
  "items-end grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] @min-[40rem]:grid-cols-[minmax(0,1fr)_5.5rem_4.5rem_6rem_5.75rem_2.5rem] gap-2";

const isFigure = (column: LineColumn) => column === "quantity" || column === "price";

function QuoteLine({
  form,
  row,
  values,
  prices,
  sum,
  onRemove,
}: {
  form: Pick<FormMetadata, "id" | "allErrors">;
  /** Counted from 0. */
  row: number;
  values: LineValues | undefined;
  prices: readonly OfferedPrice[];
  /** In US cents. */
  sum: number;
  /** Undefined while the line cannot be removed. */
  onRemove: (() => void) | undefined;
}) {
  return (
    <div className={`grid ${rowStyles}`}>
      {lineColumns.map((column) => {
        const isInvalid = form.allErrors[`${column}[${row}]`] !== undefined;
        const id = cellId(form, column, row);
        const input = {
          id,
          name: column,
          defaultValue: values?.[column] ?? "",
          "aria-invalid": isInvalid || undefined,
          className: controlStyles(isInvalid, isFigure(column) ? "text-end tabular-nums" : undefined),
        };
        return (
          <div key={column} className={column === "label" ? "@max-[40rem]:col-span-3" : undefined}>
            <label htmlFor={id}>
              <span className="sr-only">{text.lineOf(row + 1, columnHeaders[column])}</span>
              <span aria-hidden className="text-small text-muted @min-[40rem]:hidden">
                {column === "label" ? text.line(row + 1) : columnHeaders[column]}
              </span>
            </label>
            <input
              {...input}
              {...(column === "label" && {
                list: listId,
                onInput: ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
                  const price = prices.find(({ label }) => label === value);
                  if (price) fillPrice(price, (other) => cellId(form, other, row));
                },
              })}
              inputMode={isFigure(column) ? "decimal" : undefined}
            />
          </div>
        );
      })}
      <p className="flex min-h-control-sm items-center text-muted tabular-nums @max-[40rem]:col-span-2 @min-[40rem]:justify-end">
        <span className="sr-only">{text.lineOf(row + 1, text.lineSum)}: </span>
        {formatDollars(sum)}
      </p>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={text.removeLineOf(row + 1)}
          title={text.removeLine}
          className="inline-grid size-control-sm place-items-center justify-self-end rounded-control hover:bg-soft @max-[40rem]:size-11"
        >
          <Icon name="close" className="size-3.5" />
        </button>
      )}
    </div>
  );
}

function fillPrice({ typed, unit }: OfferedPrice, toId: (column: LineColumn) => string): void {
  const values = [["unit", unit] as const, ["price", typed] as const];
  for (const [column, value] of values) {
    const input = document.getElementById(toId(column));
    if (input instanceof HTMLInputElement) input.value = value;
    // A change by script fires no event, but the total and the unsent input are updated on `input`.
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Returns the id of an input. For Conform, each column is a list, so the key of an error is, for example, `price[2]`. */
function cellId({ id }: Pick<FormMetadata, "id">, column: LineColumn, row: number): string {
  return `${id}-${column}[${row}]`;
}
