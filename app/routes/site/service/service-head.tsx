import * as aboutText from "~/messages/about";
import * as offer from "~/messages/offer";
import * as servicesText from "~/messages/services";
import * as text from "~/messages/services/page";
import { paths } from "~/paths";
import type { Assurance } from "~/settings/assurances.server";
import type { ServiceSlug } from "~/settings/offer";
import { startingPrice, turnaround } from "~/settings/offer";
import { Breadcrumbs } from "~/site/breadcrumbs";
import { ArrowButton } from "~/site/call-to-action";
import { DimensionLine } from "~/site/dimension-line";
import { beforeYouHireId } from "~/site/navigation";
import { sheetSizes } from "~/site/picture";
import { ServicePicture } from "~/site/service-pages/service-card";
import type { ServicePage } from "~/site/service-pages/service-pages";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { KeepHyphens } from "~/ui/keep-hyphens";

/**
 * Renders breadcrumbs, title and button on the left, the facts on the right, and the main picture below. On wide screens the picture has
 * the full width, and the facts are below it, beside the caption.
 */
export function ServiceHead({
  slug,
  page,
  assurances,
}: {
  slug: ServiceSlug;
  page: ServicePage;
  /** The company's answers from the About page, such as insurance. */
  assurances: readonly Assurance[];
}) {
  const price = startingPrice(slug);
  const time = turnaround(slug);
  return (
    <div className="overflow-x-clip">
      <Container className="grid items-end gap-x-gutter pb-[clamp(1.5rem,3vw,3rem)] min-[56rem]:grid-cols-12">
        <Breadcrumbs
          parent={{ name: text.breadcrumbs.services, href: `${paths.home()}#services` }}
          name={servicesText.serviceLabels[slug]}
          className="min-[56rem]:col-span-12 print:hidden"
        />
        <div className="pt-[clamp(1rem,3vw,3rem)] pb-8 min-[56rem]:col-span-7 min-[56rem]:pb-[clamp(2.5rem,4vw,4rem)] min-[100rem]:col-span-12 min-[100rem]:grid min-[100rem]:grid-cols-subgrid min-[100rem]:items-end min-[100rem]:pt-0 min-[100rem]:pb-12">
          <h1 className="min-[100rem]:col-span-7">{servicesText.serviceLabels[slug]}</h1>
          <div className="min-[100rem]:col-span-5">
            <p className="mt-5 max-w-[38ch] text-lead text-muted min-[100rem]:mt-0">{page.lead}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 min-[100rem]:mt-6 print:hidden">
              <ArrowButton to={paths.booking({ service: slug })}>{text.quote}</ArrowButton>
              <ButtonLink to="#try" reloadDocument variant="quiet">
                {page.attempt}
              </ButtonLink>
            </div>
          </div>
        </div>
        <Facts
          facts={[
            ...page.facts,
            ...(time === null ? [] : [{ term: offer.turnaround, value: time }]),
            ...text.facts,
            ...(price === null ? [] : [{ term: offer.startingAt, value: price }]),
            ...describeAssurances(assurances),
          ]}
        />
        <ServiceFigure slug={slug} page={page} />
      </Container>
    </div>
  );
}

interface HeadFact {
  term: string;
  value: string;
  href?: string;
}

function describeAssurances(names: readonly Assurance[]): HeadFact[] {
  if (names.length === 0) return [];
  const { title, ...labels } = aboutText.beforeYouHire;
  const value = names.map((name) => labels[name]).join(", ");
  return [{ term: title, value, href: `${paths.about()}#${beforeYouHireId}` }];
}

function Facts({ facts }: { facts: readonly HeadFact[] }) {
  return (
    <dl className="mb-[clamp(2.5rem,4vw,4rem)] border-t border-line-strong min-[56rem]:col-span-5 min-[56rem]:col-start-8 min-[100rem]:order-2 min-[100rem]:col-span-7 min-[100rem]:col-start-6 min-[100rem]:mt-6 min-[100rem]:mb-0 min-[100rem]:grid min-[100rem]:grid-cols-2 min-[100rem]:gap-x-gutter min-[100rem]:self-start">
      {facts.map(({ term, value, href }) => (
        <div
          key={term}
          className="flex items-baseline justify-between gap-6 border-b border-line py-2.5 md:py-3.5"
        >
          <dt className="shrink-0 text-muted min-[19rem]:max-w-[55%]">{term}</dt>
          <dd className="font-mono text-mono text-balance min-[19rem]:text-end">
            {href === undefined ? (
              <KeepHyphens text={value} />
            ) : (
              <a href={href} className="font-sans text-ui text-accent-text underline hover:decoration-2">
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the main picture with its caption, on wide screens at full width over a dimension line. */
function ServiceFigure({ slug, page }: { slug: ServiceSlug; page: ServicePage }) {
  const { alt, caption } = page.picture;
  return (
    <figure className="min-[56rem]:col-span-12 min-[100rem]:contents">
      <div className="crop-marks min-[100rem]:col-span-12 min-[100rem]:ml-[calc(50%-50vw)] min-[100rem]:w-screen min-[100rem]:after:hidden print:w-2/3">
        <div
          data-service={slug}
          className="aspect-3/2 w-full md:aspect-16/9 min-[100rem]:max-h-[max(26vw,calc(100svh-34rem))]"
        >
          <ServicePicture
            slug={slug}
            alt={alt}
            sizes={sheetSizes}
            isFirst
            className="size-full object-cover object-[48%_50%]"
          />
        </div>
      </div>
      {page.accuracy !== undefined && (
        <DimensionLine className="mt-5 hidden text-text min-[100rem]:order-1 min-[100rem]:col-span-12 min-[100rem]:flex">
          {page.accuracy}
        </DimensionLine>
      )}
      <figcaption className="mt-5 text-small text-muted min-[100rem]:order-1 min-[100rem]:col-span-4 min-[100rem]:mt-6 min-[100rem]:self-start">
        <span className="flex flex-wrap justify-between gap-x-8 gap-y-1">
          <span>{caption}</span>
          <span className="font-mono text-mono">{text.illustration}</span>
        </span>
      </figcaption>
    </figure>
  );
}
