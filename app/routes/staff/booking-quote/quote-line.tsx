import { errorsOf, type FormResult } from "~/forms/form-result";
import { formatDollars } from "~/lib/format-amount";
import * as text from "~/messages/booking-work";
import type { OfferedPrice } from "~/settings/lists/price";
import { Combobox } from "~/ui/combobox";
import { controlStyles } from "~/ui/control-styles";
import { Icon } from "~/ui/icon";
import { type Column, columns, type LineValues } from "./line-values";

/** The headers of the columns; on phones, the labels of the fields. */
export const columnHeaders = { label: text.lineLabel, quantity: text.quantity, price: text.price };

export const rowStyles =
  "grid-cols-[5rem_minmax(0,1fr)] min-[40rem]:grid-cols-[minmax(0,1fr)_4.5rem_7.5rem_5.75rem_2.5rem] gap-3";

/** One line of a quote: three inputs, the first of which offers the price list, and their sum. */
export function QuoteLine({
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
          className: controlStyles(isInvalid, column === "label" ? undefined : "text-end tabular-nums"),
        };
        return (
          <div key={column} className={column === "label" ? "max-[40rem]:col-span-2" : undefined}>
            <LineLabel id={id} row={row} column={column} />
            {column === "label" ? (
              <Combobox
                {...input}
                options={prices}
                listLabel={text.priceList.label}
                onTake={(price, field) => fillPrice(price, field, row)}
              />
            ) : (
              <input {...input} inputMode="decimal" />
            )}
          </div>
        );
      })}
      <p className="flex min-h-control-sm items-center text-muted tabular-nums min-[40rem]:justify-end">
        <span className="sr-only">{text.lineOf(row + 1, text.lineSum)}: </span>
        {formatDollars(sum)}
      </p>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={text.removeLineOf(row + 1)}
          title={text.removeLine}
          className="inline-grid size-control-sm place-items-center justify-self-end rounded-control hover:bg-soft max-[40rem]:size-11"
        >
          <Icon name="close" className="size-3.5" />
        </button>
      )}
    </div>
  );
}

function LineLabel({ id, row, column }: { id: string; row: number; column: Column }) {
  return (
    <label htmlFor={id}>
      <span className="sr-only">{text.lineOf(row + 1, columnHeaders[column])}</span>
      <span aria-hidden className="text-small text-muted min-[40rem]:hidden">
        {column === "label" ? text.line(row + 1) : columnHeaders[column]}
      </span>
    </label>
  );
}

/** Fills the price beside a label that was taken from the price list. */
function fillPrice({ typed }: OfferedPrice, field: HTMLInputElement, row: number): void {
  const price = document.getElementById(`price[${row}]`);
  if (price instanceof HTMLInputElement) price.value = typed;
  // A change by script fires no event, but the total and the draft follow one.
  price?.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}
