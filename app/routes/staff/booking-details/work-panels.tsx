import { Link } from "@remix-run/react";
import { FlushPanel, PanelFold } from "~/back-office/flush-panel";
import { useListPosition } from "~/back-office/use-list-position";
import * as text from "~/messages/booking-work";
import { paths } from "~/paths";
import type { StaffQuoteView, WorkView } from "./to-work-view";

export function QuotePanel({ work: { id, quote, earlierQuotes } }: { work: WorkView }) {
  if (!quote) return null;
  const { number, summary, note, validThrough } = quote;
  const [lastQuote] = earlierQuotes;
  return (
    <FlushPanel title={text.quoteHead} note={summary} link={<ViewAsCustomer id={id} />}>
      <div className="mx-4.5 mb-3.5 border border-line bg-surface px-3.5 py-3">
        <p className="flex flex-wrap justify-between gap-x-3 pb-1.5">
          <span className="font-semibold">{text.quoteTitle(number)}</span>
          <span className="text-small text-muted">
            {text.validThrough} {validThrough}
          </span>
        </p>
        <Lines quote={quote} />
        {note && <p className="pt-2.5 wrap-anywhere whitespace-pre-line">{note}</p>}
      </div>
      {lastQuote && (
        <PanelFold
          title={text.earlierQuotes(earlierQuotes.length)}
          note={earlierQuotes.length === 1 ? `${lastQuote.total}, ${lastQuote.summary}` : undefined}
        >
          <ul className="grid gap-3">
            {earlierQuotes.map((earlier) => (
              <li key={earlier.id}>
                <p>
                  <span className="font-semibold">{text.quoteTitle(earlier.number)}</span>{" "}
                  <span className="text-muted">{earlier.summary}</span>
                </p>
                <Lines quote={earlier} />
              </li>
            ))}
          </ul>
        </PanelFold>
      )}
    </FlushPanel>
  );
}

export function ViewAsCustomer({ id }: { id: string }) {
  return (
    <Link
      to={paths.bookingCustomer(id, useListPosition())}
      className="text-accent-text underline underline-offset-[0.2em] hover:decoration-2"
    >
      {text.viewAsCustomer}
    </Link>
  );
}

function Lines({ quote: { number, lines, total } }: { quote: StaffQuoteView }) {
  const amount = "py-1.5 ps-3 text-end align-baseline font-mono text-mono whitespace-nowrap";
  return (
    <table className="w-full">
      <caption className="sr-only">{text.quoteCaption(number)}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text.lineLabel}</th>
          <th scope="col">{text.lineAmount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, times, amount: sum }, index) => (
          <tr key={index} className="border-t border-line">
            <th scope="row" className="py-1.5 text-start font-normal wrap-anywhere">
              {label}
              {times && <span className="block text-small text-muted tabular-nums">{times}</span>}
            </th>
            <td className={amount}>{sum}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-text font-semibold">
          <th scope="row" className="py-1.5 text-start font-semibold">
            {text.total}
          </th>
          <td className={amount}>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
