import { type FormEvent, type MouseEvent, useEffect, useState } from "react";
import { maxLines } from "~/booking/quote/quote";
import { errorsOf, type FormResult } from "~/forms/reply";
import { formatDollars } from "~/lib/format-amount";
import * as text from "~/messages/booking-work";
import type { OfferedPrice } from "~/settings/lists/price";
import { Button } from "~/ui/button";
import { FieldErrors, Hint } from "~/ui/field";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { columns, type LineValues, readInputs, sumOf, toShownLines } from "./line-values";
import { PriceChoice } from "./price-choice";
import { columnHeaders, QuoteLine, rowStyles } from "./quote-line";

/**
 * The lines of a quote as a grid of inputs, three per line. "Add lines" posts the form, which comes back with more of them; with
 * script, it adds one here, and the total follows what is typed.
 */
export function QuoteLines({
  initial,
  prices,
  result,
}: {
  initial: readonly LineValues[];
  prices: readonly OfferedPrice[];
  result: FormResult<{ taken?: OfferedPrice | undefined }> | undefined;
}) {
  const lines = toShownLines(initial, result, result?.taken);
  const [added, setAdded] = useState(0);
  const count = Math.min(lines.length + added, maxLines);
  const [total, setTotal] = useState(() => sumOf(lines));
  useEffect(() => {
    if (added > 0) document.getElementById(`label[${count - 1}]`)?.focus();
  }, [added, count]);
  const errors = Array.from({ length: count }, (_, row) =>
    columns.flatMap((column) => errorsOf(result, `${column}[${row}]`) ?? []),
  ).flat();
  const onInput = ({ currentTarget }: FormEvent<HTMLFieldSetElement>) =>
    setTotal(sumOf(readInputs(currentTarget)));
  const addLine = (event: MouseEvent) => {
    event.preventDefault();
    setAdded(added + 1);
  };
  const isHydrated = useIsHydrated();
  return (
    <fieldset onInput={onInput} className="min-w-0" aria-describedby="lines-hint">
      <legend className="mb-1 leading-snug font-semibold">{text.quoteLines}</legend>
      <div className="grid gap-1.5">
        <Hint id="lines">
          {prices.length > 0 && <span className="noscript:hidden">{text.priceList.hint} </span>}
          {text.linesHint}
        </Hint>
        <FieldErrors id="lines" errors={errors} />
      </div>
      <div className="mt-3 grid gap-x-3 gap-y-4 min-[40rem]:gap-y-2">
        <div aria-hidden className={`hidden text-small text-muted min-[40rem]:grid ${rowStyles}`}>
          {columns.map((column) => (
            <span key={column}>{columnHeaders[column]}</span>
          ))}
        </div>
        {Array.from({ length: count }, (_, row) => (
          <QuoteLine key={row} {...{ row, values: lines[row], prices, result }} />
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
        <output className="text-h3 font-semibold tabular-nums">{text.totalOf(formatDollars(total))}</output>
      </div>
    </fieldset>
  );
}
