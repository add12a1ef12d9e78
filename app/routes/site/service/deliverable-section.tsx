import { inCurrentLanguage } from "~/messages/in-current-language";
import * as offer from "~/messages/offer";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/services/page";
import { company, contactText } from "~/settings/company";
import { describeHosting, describeReplyTime, describeStartingPrice, hasPriceList } from "~/settings/offer";
import { priceListPath } from "~/site/navigation";
import { SplitSection } from "~/site/section";
import { pageSections } from "~/site/service-pages/service-pages";
import { CompanyText } from "~/ui/company-text";
import type { ServiceSectionProps } from "./text-sections";

const cell = "block sm:table-cell sm:border-b sm:border-line sm:py-4.5 sm:align-baseline text-start";
const head = "pb-2.5 text-small font-semibold text-muted border-b border-line-strong text-start";

export function DeliverableSection({ slug, page: { deliverables, price } }: ServiceSectionProps) {
  const startingPrice = describeStartingPrice(slug);
  const hosting = slug === "3d-virtual-tours" ? describeHosting() : null;
  const factors = inCurrentLanguage(company().priceFactors);
  const payment = inCurrentLanguage(company().payment);
  const replyTime = describeReplyTime();
  return (
    <SplitSection
      tone={pageSections[slug].includes("scope") ? "ruled" : "sunken"}
      id="receive"
      title={text.received}
      note={deliverables.note}
    >
      <table className="block w-full border-t border-line-strong sm:table sm:border-t-0">
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr>
            <th scope="col" className={head}>
              {text.table.deliverable}
            </th>
            <th scope="col" className={head}>
              {text.table.use}
            </th>
            <th scope="col" className={`${head} sm:text-end`}>
              {text.table.format}
            </th>
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {deliverables.items.map(({ name, use, format }) => (
            <tr
              key={name}
              className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2.5 sm:table-row sm:border-0 sm:py-0"
            >
              <th scope="row" className={`${cell} font-semibold sm:w-[32%] sm:pr-4`}>
                {name}
              </th>
              <td className={`${cell} text-pretty max-sm:order-1 max-sm:col-span-2 sm:pr-4`}>{use}</td>
              <td className={`${cell} text-end font-mono text-mono sm:whitespace-nowrap`}>{format}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hosting && <p className="mt-4 max-w-[60ch] text-muted">{hosting}</p>}
      <h3 className="mt-7 md:mt-10">{text.price.heading}</h3>
      <p className="mt-1.5 max-w-[60ch] wrap-anywhere whitespace-pre-line">
        {factors.text ? <CompanyText {...factors} /> : price}
      </p>
      {hasPriceList() && (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-4">
          {startingPrice && <strong className="font-semibold">{startingPrice}</strong>}
          <a href={priceListPath()} className="py-1 text-accent-text underline hover:decoration-2">
            {offer.allPrices}
          </a>
        </p>
      )}
      <p className="mt-3 max-w-[60ch] text-muted">
        {replyTime && `${replyTime} `}
        <RichText
          text={contactText(text.price.promise)}
          tags={{
            call: (label) => <a href={company().phone?.href}>{label}</a>,
            email: (label) => <a href={`mailto:${company().email}`}>{label}</a>,
          }}
        />
      </p>
      {payment.text && (
        <>
          <h3 className="mt-6 md:mt-8">{offer.payment}</h3>
          <p className="mt-1.5 max-w-[60ch] wrap-anywhere whitespace-pre-line">
            <CompanyText {...payment} />
          </p>
        </>
      )}
    </SplitSection>
  );
}
