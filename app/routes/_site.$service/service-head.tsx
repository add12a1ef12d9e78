import { paths } from "~/paths";
import { ArrowButton } from "~/site/call-to-action";
import type { ServicePage } from "~/site/service-pages/service-page";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";

/** Renders breadcrumbs, title and button on the left, four facts on the right. */
export function ServiceHead({ name, page, booking }: { name: string; page: ServicePage; booking: string }) {
  return (
    <Container>
      <nav aria-label="Breadcrumb">
        <ol className="flex flex-wrap gap-x-3 gap-y-1 py-6 text-ui text-muted [&>li+li]:before:mr-3 [&>li+li]:before:text-line-strong [&>li+li]:before:content-['/'/'']">
          <li>
            <a href={paths.home()} className="hover:underline">
              Home
            </a>
          </li>
          <li>
            <a href={`${paths.home()}#services`} className="hover:underline">
              Our services
            </a>
          </li>
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <div className="grid items-end gap-x-gutter gap-y-8 pt-[clamp(1rem,3vw,3rem)] pb-[clamp(2.5rem,4vw,4rem)] min-[56rem]:grid-cols-12">
        <div className="min-[56rem]:col-span-7">
          <h1>{name}</h1>
          <p className="mt-5 max-w-[38ch] text-lead text-muted">{page.lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <ArrowButton to={booking}>{page.callToAction}</ArrowButton>
            <ButtonLink to="#receive" reloadDocument variant="quiet">
              What you receive
            </ButtonLink>
          </div>
        </div>
        <dl className="border-t border-line-strong min-[56rem]:col-span-5 min-[56rem]:col-start-8">
          {page.facts.map(({ term, value }) => (
            <div key={term} className="flex items-baseline justify-between gap-6 border-b border-line py-3.5">
              <dt className="text-muted">{term}</dt>
              <dd className="text-end font-mono text-mono">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Container>
  );
}
