import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { maxLines, parseQuantity, sumLines } from "~/booking/quote/quote";
import { errorsOf, type FormResult, listTypedInto, typedInto } from "~/forms/form-result";
import { formatDollars } from "~/lib/format-amount";
import { parseDollars } from "~/lib/parse-dollars";
import * as text from "~/messages/booking-work";
import type { OfferedPrice } from "~/settings/lists/price";
import { Button } from "~/ui/button";
import { Combobox } from "~/ui/combobox";
import { controlStyles } from "~/ui/control-styles";
import { FieldErrors, Hint } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import { useIsHydrated } from "~/ui/use-is-hydrated";

/**
 * The lines of a quote as a grid of inputs, four per line. "Add lines" posts the form, which comes back with more of them; with
 * script, it adds one here, and the total follows what is typed.
 */
export function QuoteLines({
  initial,
  prices,
  result,
}: {
  initial: readonly LineValues[];
  prices: readonly OfferedPrice[];
  result: LinesResult | undefined;
}) {
  const lines = toShownLines(initial, result);
  const fields = useRef<HTMLFieldSetElement>(null);
  const [shown] = useState(lines.length);
  const [added, setAdded] = useState(0);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  // The inputs keep what is typed, so a line keeps its key when one before it is removed.
  const keys = Array.from({ length: Math.max(shown, lines.length) + added }, (_, key) => key)
    .filter((key) => !removed.includes(key))
    .slice(0, maxLines);
  const count = keys.length;
  const [typed, setTyped] = useState(lines);
  useEffect(() => {
    if (added > 0) document.getElementById(`label[${count - 1}]`)?.focus();
    // A removed line does not bring the focus to the last one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [added]);
  useEffect(() => {
    if (removed.length > 0 && fields.current) setTyped(readInputs(fields.current));
  }, [removed]);
  const errors = Array.from({ length: count }, (_, row) =>
    columns.flatMap((column) => errorsOf(result, `${column}[${row}]`) ?? []),
  ).flat();
  const onInput = ({ currentTarget }: FormEvent<HTMLFieldSetElement>) => setTyped(readInputs(currentTarget));
  const addLine = (event: MouseEvent) => {
    event.preventDefault();
    setAdded(added + 1);
  };
  const removeLine = (key: number, row: number) => {
    document.getElementById(`label[${row > 0 ? row - 1 : 1}]`)?.focus();
    setRemoved([...removed, key]);
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
          {columns.map((column) => (
            <span key={column} className={isFigure(column) ? "text-end" : undefined}>
              {columnHeaders[column]}
            </span>
          ))}
          <span className="text-end">{text.lineSum}</span>
        </div>
        {keys.map((key, row) => (
          <QuoteLine
            key={key}
            {...{ row, values: lines[key], prices, result }}
            sum={typed[row] ? sumOf([typed[row]]) : 0}
            onRemove={isHydrated && count > 1 ? () => removeLine(key, row) : undefined}
          />
        ))}
      </div>
      {prices.length > 0 && count < maxLines && <PriceChoice prices={prices} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {count < maxLines ? (
          <Button
            type="submit"
            name="addLines"
            value="yes"
            size="sm"
            // Without script, the form comes back at its first new line.
            formAction={`#label[${count}]`}
            onClick={addLine}
          >
            {isHydrated ? text.addLine : text.addLines}
          </Button>
        ) : (
          <span />
        )}
        <output className="text-h3 font-semibold tabular-nums">
          {text.totalOf(formatDollars(sumOf(typed)))}
        </output>
      </div>
    </fieldset>
  );
}

/** Adds a price of the list to the lines where there is no script: its button sends the form, which comes back with the line. */
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

/** The headers of the columns; on phones, the labels of the fields. */
const columnHeaders = {
  label: text.lineLabel,
  quantity: text.quantity,
  unit: text.unit,
  price: text.price,
};

const rowStyles =
  "items-end grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] @min-[40rem]:grid-cols-[minmax(0,1fr)_5.5rem_4.5rem_6rem_5.75rem_2.5rem] gap-2";

/** The columns with figures, which end at the right. */
const isFigure = (column: Column) => column === "quantity" || column === "price";

/** One line of a quote: four inputs, the first of which offers the price list, and their sum. */
function QuoteLine({
  row,
  values,
  prices,
  result,
  sum,
  onRemove,
}: {
  /** From 0. */
  row: number;
  values: LineValues | undefined;
  prices: readonly OfferedPrice[];
  result: FormResult | undefined;
  /** In US cents. */
  sum: number;
  /** Undefined while the line cannot be removed. */
  onRemove: (() => void) | undefined;
}) {
  return (
    <div className={`grid ${rowStyles}`}>
      {columns.map((column) => {
        const isInvalid = errorsOf(result, `${column}[${row}]`) !== undefined;
        // The error summary links to an input by the name of its error.
        const id = `${column}[${row}]`;
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
            {column === "label" ? (
              <Combobox
                {...input}
                options={prices}
                listLabel={text.priceList.label}
                onTake={(price, field) => fillPrice(price, field, row)}
              />
            ) : (
              <input {...input} inputMode={isFigure(column) ? "decimal" : undefined} />
            )}
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

/** Fills the price and its unit beside a label that was taken from the price list. */
function fillPrice({ typed, unit }: OfferedPrice, field: HTMLInputElement, row: number): void {
  for (const [column, value] of Object.entries({ unit, price: typed })) {
    const input = document.getElementById(`${column}[${row}]`);
    if (input instanceof HTMLInputElement) input.value = value;
    // A change by script fires no event, but the total and the unsent input follow one.
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.focus();
}

/** The fields of a line, in order. */
const columns = ["label", "quantity", "unit", "price"] as const;

type Column = (typeof columns)[number];

/** What is typed into a line. */
type LineValues = Record<Column, string>;

const blank: LineValues = { label: "", quantity: "", unit: "", price: "" };

/** Blank lines below those of a new form, and those that "Add lines" adds without script. */
const spare = { initial: 1, added: 3 };

/** What a form that was sent shows again: `taken` is the price that its button adds to the first blank line. */
type LinesResult = FormResult<{ taken?: OfferedPrice | undefined }>;

/** Returns the lines that the form shows: those of a new quote, or those that were sent, blank ones too, and what a button adds. */
function toShownLines(initial: readonly LineValues[], result: LinesResult | undefined): LineValues[] {
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
function readInputs(fieldset: HTMLElement): LineValues[] {
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
function sumOf(lines: readonly LineValues[]): number {
  return sumLines(
    lines.map(({ quantity, price }) => ({
      quantity: parseQuantity(quantity) ?? 0,
      unitCents: parseDollars(price) ?? 0,
    })),
  );
}
