import * as printSheetsText from "~/messages/print-sheets";
import * as privatePageText from "~/messages/private-page";
import { paths } from "~/paths";
import type { BillingFact } from "~/settings/billing";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { DescriptionList } from "~/ui/description-list";
import { Fold } from "./fold";
import type { QuoteView } from "./page-view.server";
import { PaymentTerms } from "./payment-terms";

interface QuoteSectionProps {
  quotes: readonly QuoteView[];
  billing: readonly BillingFact[];
  token: string;
  /** Whether the visitor may accept or decline the latest quote. */
  mayDecide: boolean;
}

/** The latest quote: total and answer first, then its lines, collapsed once it is answered. Earlier quotes have one line each. */
export function QuoteSection({ quotes, billing, token, mayDecide }: QuoteSectionProps) {
  const [latest, ...earlier] = quotes;
  if (!latest) return null;
  const { number, total, state, outcome, validDay } = latest;
  const isOpen = state === "sent" || state === "expired";
  const content = <QuoteContent quote={latest} billing={billing} />;
  return (
    <section aria-labelledby="quote">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="quote">{privatePageText.quote.heading(number)}</h2>
        <p className="text-lead font-semibold tabular-nums">{total}</p>
      </div>
      <p className="mt-1 mb-5 text-small text-muted">
        {outcome ?? privatePageText.quote.validUntil(validDay)}
      </p>
      {mayDecide && (
        <div className="mb-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={`${paths.privatePage(token)}?view=accept`} reloadDocument variant="primary">
            {privatePageText.quote.accept}
          </ButtonLink>
          <ButtonLink to={`${paths.privatePage(token)}?view=decline`} reloadDocument variant="quiet">
            {privatePageText.quote.decline}
          </ButtonLink>
        </div>
      )}
      {isOpen ? content : <Fold title={privatePageText.quote.content}>{content}</Fold>}
      {earlier.length > 0 && <EarlierQuotes quotes={earlier} />}
    </section>
  );
}

function QuoteContent({ quote, billing }: { quote: QuoteView } & Pick<QuoteSectionProps, "billing">) {
  return (
    <>
      <QuoteLines quote={quote} />
      <PaymentTerms className="mt-5" />
      {quote.note && <p className="mt-5 max-w-[66ch] wrap-anywhere whitespace-pre-line">{quote.note}</p>}
      {billing.length > 0 && (
        <div className="mt-6">
          <h3 className="sr-only">{printSheetsText.billingHeading}</h3>
          <DescriptionList
            items={billing.map(({ label, value }) => ({
              term: label,
              value: <span className="whitespace-pre-line">{value}</span>,
            }))}
          />
        </div>
      )}
    </>
  );
}

function QuoteLines({ quote: { number, lines, total } }: { quote: QuoteView }) {
  const cell = "py-3 align-baseline";
  const figure = `${cell} ps-4 text-end whitespace-nowrap tabular-nums`;
  // Below sm, quantity and price are under the label, because the columns do not fit.
  const wide = "max-sm:hidden";
  return (
    <table className="w-full border-t-[1.5px] border-text">
      <caption className="sr-only">{privatePageText.quote.caption(number)}</caption>
      <thead className="text-small text-muted">
        <tr className="border-b border-line">
          <th scope="col" className={`${cell} text-start font-normal`}>
            {privatePageText.quote.for}
          </th>
          <th scope="col" className={classNames(figure, wide, "font-normal")}>
            {privatePageText.quote.quantity}
          </th>
          <th scope="col" className={classNames(figure, wide, "font-normal")}>
            {privatePageText.quote.price}
          </th>
          <th scope="col" className={`${figure} font-normal`}>
            {privatePageText.quote.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, quantity, price, amount }, index) => (
          <tr key={index} className="border-b border-line">
            <th scope="row" className={`${cell} text-start font-normal wrap-anywhere`}>
              {label}
              <span className="block text-small text-muted tabular-nums sm:hidden">
                {privatePageText.quote.times(quantity, price)}
              </span>
            </th>
            <td className={classNames(figure, wide)}>{quantity}</td>
            <td className={classNames(figure, wide)}>{price}</td>
            <td className={figure}>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-b-[1.5px] border-text text-h3 font-semibold">
          <th scope="row" className={`${cell} text-start`}>
            {privatePageText.quote.total}
          </th>
          <td className={wide} />
          <td className={wide} />
          <td className={figure}>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function EarlierQuotes({ quotes }: { quotes: readonly QuoteView[] }) {
  return (
    <div className="mt-6">
      <Fold title={privatePageText.quote.earlier}>
        <ul>
          {quotes.map(({ id, number, total, outcome }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5">
              <span>
                {privatePageText.quote.heading(number)} <span className="text-muted">{outcome}</span>
              </span>
              <span className="tabular-nums">{total}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
