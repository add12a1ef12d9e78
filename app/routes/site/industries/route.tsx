import type { MetaFunction } from "@remix-run/node";
import * as text from "~/messages/industries";
import * as servicesText from "~/messages/services";
import { paths } from "~/paths";
import { CallToAction } from "~/site/call-to-action";
import { industries, type Industry } from "~/site/industries";
import { marketingHeaders } from "~/site/page-cache.server";
import { subPageMeta } from "~/site/page-meta";
import { Picture } from "~/site/picture";
import { PageHead } from "~/site/section";
import { servicesOf } from "~/site/service-pages/service-pages";
import { Container } from "~/ui/container";

export const headers = marketingHeaders;

export const meta: MetaFunction = ({ matches }) =>
  subPageMeta(matches, {
    name: text.heading,
    path: paths.industries(),
    description: text.description,
    image: "architecture-engineering-construction-1200.jpg",
  });

export default function IndustriesPage() {
  return (
    <>
      <PageHead title={text.heading} lead={text.lead} className="pb-[clamp(2.5rem,4vw,4.5rem)]" />
      <Container className="pb-section">
        <ul className="grid gap-x-gutter gap-y-[clamp(1.5rem,0.5rem+4vw,4.5rem)] md:grid-cols-2 md:pb-24">
          {industries().map((industry, index) => (
            <IndustryCard key={industry.slug} industry={industry} isFirst={index < 2} />
          ))}
        </ul>
      </Container>
      <CallToAction title={text.closing} picture="closing-facility-management-scanning" />
    </>
  );
}

function IndustryCard({ industry, isFirst }: { industry: Industry; isFirst: boolean }) {
  const { slug, name, description, alt } = industry;
  return (
    <li
      id={slug}
      className="scroll-mt-24 max-md:grid max-md:grid-cols-[7.5rem_minmax(0,1fr)] max-md:gap-x-4 max-[19rem]:block md:even:translate-y-24"
    >
      <Picture
        name={slug}
        alt={text.illustration(alt)}
        sizes="(min-width: 90rem) 44rem, (min-width: 48rem) 47vw, 12rem"
        isFirst={isFirst}
        className="w-full object-cover max-md:aspect-square md:aspect-8/5"
      />
      <div>
        <h2 className="text-h3 font-semibold tracking-[-0.012em] md:mt-4.5">{name}</h2>
        <p className="mt-1.5 max-w-[46ch] text-muted">{description}</p>
        <ul
          aria-label={text.servicesFor(name)}
          className="mt-1.5 flex flex-wrap gap-x-5 text-base font-medium"
        >
          {servicesOf(slug).map((service) => (
            <li key={service.slug}>
              <a
                href={paths.service(service.slug)}
                className="inline-flex min-h-11 items-center text-accent-text underline hover:decoration-2"
              >
                {servicesText.serviceLabels[service.slug]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
