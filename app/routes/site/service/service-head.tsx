import type { services } from "~/booking/services";
import { serviceLabels } from "~/messages/services";
import * as text from "~/messages/services/page";
import { paths } from "~/paths";
import { ArrowButton } from "~/site/call-to-action";
import type { ServicePage } from "~/site/service-pages/service-page";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { ServiceFigure } from "./service-figure";

interface ServiceHeadProps {
  service: (typeof services)[number];
  page: ServicePage;
  /** The address of the booking form for this service. */
  booking: string;
}

/**
 * Renders breadcrumbs, title and button on the left, four facts on the right, and the main picture below. On wide screens the
 * picture has the full width, and the facts move below it, beside its caption.
 */
export function ServiceHead({ service, page, booking }: ServiceHeadProps) {
  return (
    <div className="overflow-x-clip">
      <Container className="grid items-end gap-x-gutter min-[56rem]:grid-cols-12">
        <Breadcrumbs name={serviceLabels[service.slug]} />
        <div className="pt-[clamp(1rem,3vw,3rem)] pb-8 min-[56rem]:col-span-7 min-[56rem]:pb-[clamp(2.5rem,4vw,4rem)] min-[100rem]:col-span-12 min-[100rem]:grid min-[100rem]:grid-cols-subgrid min-[100rem]:items-end min-[100rem]:pt-0 min-[100rem]:pb-12">
          <h1 className="min-[100rem]:col-span-7">{serviceLabels[service.slug]}</h1>
          <div className="min-[100rem]:col-span-5">
            <p className="mt-5 max-w-[38ch] text-lead text-muted min-[100rem]:mt-0">{page.lead}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 min-[100rem]:mt-6 print:hidden">
              <ArrowButton to={booking}>{text.quote}</ArrowButton>
              <ButtonLink to="#receive" reloadDocument variant="quiet">
                {text.received}
              </ButtonLink>
            </div>
          </div>
        </div>
        <Facts facts={[...page.facts, ...text.facts]} />
        <ServiceFigure slug={service.slug} page={page} />
      </Container>
    </div>
  );
}

function Breadcrumbs({ name }: { name: string }) {
  return (
    <nav aria-label={text.breadcrumbs.label} className="min-[56rem]:col-span-12">
      <ol className="flex flex-wrap gap-x-3 gap-y-1 py-6 text-ui text-muted [&>li+li]:before:mr-3 [&>li+li]:before:text-line-strong [&>li+li]:before:content-['/'/'']">
        <li>
          <a href={paths.home()} className="hover:underline">
            {text.breadcrumbs.home}
          </a>
        </li>
        <li>
          <a href={`${paths.home()}#services`} className="hover:underline">
            {text.breadcrumbs.services}
          </a>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

function Facts({ facts }: { facts: ServicePage["facts"] }) {
  return (
    <dl className="mb-[clamp(2.5rem,4vw,4rem)] border-t border-line-strong min-[56rem]:col-span-5 min-[56rem]:col-start-8 min-[100rem]:order-2 min-[100rem]:mt-6 min-[100rem]:mb-0 min-[100rem]:self-start">
      {facts.map(({ term, value }) => (
        <div key={term} className="flex items-baseline justify-between gap-6 border-b border-line py-3.5">
          <dt className="text-muted">{term}</dt>
          <dd className="text-end font-mono text-mono">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
