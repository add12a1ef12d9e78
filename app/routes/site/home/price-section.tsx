import { services } from "~/booking/services";
import { inCurrentLanguage, type ShownText } from "~/messages/in-current-language";
import * as text from "~/messages/offer";
import * as servicesText from "~/messages/services";
import * as pageText from "~/messages/services/page";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { hasPriceList, priceListId, startingPrice, turnaround } from "~/settings/offer";
import { SplitSection } from "~/site/section";
import { CompanyText } from "~/ui/company-text";

const head = "border-b border-line-strong pb-2.5 text-start text-small font-semibold text-muted";
const cell = "block sm:table-cell sm:border-b sm:border-line sm:py-3.5 sm:align-baseline text-start";

/**
 * Renders each service's lowest price and turnaround, and the terms of payment. Renders nothing if the company has set no price or
 * turnaround.
 */
export function PriceSection() {
  if (!hasPriceList()) return null;
  return (
    <SplitSection tone="ruled" id={priceListId} title={text.priceList}>
      <PriceTable />
      <div className="mt-8 grid gap-x-gutter gap-y-6 md:grid-cols-2">
        <CompanyAnswer title={pageText.price.heading} answer={inCurrentLanguage(company().priceFactors)} />
        <CompanyAnswer title={text.payment} answer={inCurrentLanguage(company().payment)} />
      </div>
    </SplitSection>
  );
}

function PriceTable() {
  const rows = services.map(({ slug }) => ({ slug, price: startingPrice(slug), time: turnaround(slug) }));
  return (
    <table className="block w-full border-t border-line-strong sm:table sm:border-t-0">
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr>
          <th scope="col" className={head}>
            {text.service}
          </th>
          <th scope="col" className={head}>
            {text.turnaround}
          </th>
          <th scope="col" className={`${head} sm:text-end`}>
            {text.startingAt}
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows
          .filter(({ price, time }) => price !== null || time !== null)
          .map(({ slug, price, time }) => (
            <tr
              key={slug}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-2.5 sm:table-row sm:border-0 sm:py-0"
            >
              <th scope="row" className={`${cell} font-semibold`}>
                <a
                  href={paths.service(slug)}
                  className="inline-block py-1 hover:underline hover:decoration-1 sm:py-0"
                >
                  {servicesText.serviceLabels[slug]}
                </a>
              </th>
              <td className={`${cell} text-muted max-sm:order-1 max-sm:col-span-2 max-sm:text-small`}>
                {time}
              </td>
              <td className={`${cell} font-mono text-mono sm:text-end`}>{price}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function CompanyAnswer({ title, answer }: { title: string; answer: ShownText }) {
  if (answer.text === "") return null;
  return (
    <div>
      <h3>{title}</h3>
      <p className="mt-1.5 max-w-[48ch] wrap-anywhere whitespace-pre-line text-muted">
        <CompanyText {...answer} />
      </p>
    </div>
  );
}
