import type { MetaFunction } from "@remix-run/node";
import * as text from "~/messages/about";
import { home, regions } from "~/messages/frame";
import { paths } from "~/paths";
import { company, formatCity, titleOf } from "~/settings/company";
import { ArrowList } from "~/site/arrow-list";
import { ArrowButton, CallToAction } from "~/site/call-to-action";
import { industries } from "~/site/industries";
import { marketingHeaders } from "~/site/page-cache.server";
import { originIn, pageMeta } from "~/site/page-meta";
import { Section, Split } from "~/site/section";
import { Sheet } from "~/site/sheet";
import { breadcrumbData, businessData } from "~/site/structured-data";
import { Container } from "~/ui/container";
import { ServiceSlider } from "./service-slider";

export const headers = marketingHeaders;

export const meta: MetaFunction = ({ matches }) => {
  const origin = originIn(matches);
  const crumbs = [
    { name: home, path: paths.home() },
    { name: text.pageName, path: paths.about() },
  ];
  return pageMeta({
    title: titleOf(text.pageName),
    description: text.metaDescription(company().name, formatCity(company().address)),
    path: paths.about(),
    origin,
    image: "about-1200.jpg",
    structuredData: [businessData(origin), breadcrumbData(crumbs, origin)],
  });
};

export default function AboutPage() {
  return (
    <>
      <AboutHead />
      <TeamSection />
      <ValueSection />
      <ServiceSlider />
      <Section tone="ruled">
        <Split title={<h2>{text.expertise.title}</h2>} note={text.expertise.text}>
          <ArrowList
            entries={industries.map(({ name, slug }) => ({
              label: name,
              href: `${paths.industries()}#${slug}`,
            }))}
          />
        </Split>
      </Section>
      <Section tone="ruled">
        <Split title={<h2>{text.regionsTitle}</h2>}>
          <ul className="border-b border-line">
            {regions.map((region) => (
              <li
                key={region}
                className="border-t border-line py-2 text-[clamp(2rem,1.4rem+2.6vw,4rem)] leading-[1.15] tracking-[-0.03em] first:border-line-strong"
              >
                {region}
              </li>
            ))}
          </ul>
        </Split>
      </Section>
      <CallToAction
        title={text.closing.title}
        label={text.closing.button}
        to={paths.booking()}
        picture="closing-scan-to-plan"
      />
    </>
  );
}

function AboutHead() {
  return (
    <div className="overflow-x-clip">
      <Container className="pt-[clamp(2.5rem,5vw,5.5rem)]">
        <div className="grid items-end gap-x-gutter gap-y-6 min-[56rem]:grid-cols-12">
          <h1 className="min-[56rem]:col-span-8">{text.title}</h1>
          <p className="text-lead text-muted min-[56rem]:col-span-4">
            {text.lead(formatCity(company().address))}
          </p>
        </div>
        <div className="mt-8 mb-[clamp(2.5rem,4vw,4rem)]">
          <ArrowButton to={paths.booking()}>{text.button}</ArrowButton>
        </div>
        <Sheet name="about" alt={text.picture.alt} captions={[text.picture.caption, text.picture.kind]} />
      </Container>
    </div>
  );
}

function ValueSection() {
  return (
    <Section tone="sunken">
      <Split title={<h2>{text.values.title}</h2>}>
        <dl className="border-t border-line-strong">
          {text.values.list.map((value) => (
            <div
              key={value.name}
              className="grid gap-x-gutter gap-y-1 border-b border-line py-6 md:grid-cols-[1fr_2fr]"
            >
              <dt className="text-h3 font-semibold tracking-[-0.012em]">{value.name}</dt>
              <dd className="max-w-[52ch] text-muted">{value.text}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </Section>
  );
}

/** Renders the team: the founder's note, without name and portrait until the company provides them. */
function TeamSection() {
  return (
    <Section>
      <Split title={<h2>{text.team.title}</h2>}>
        <div className="border-t border-line-strong pt-6">
          <h3 className="text-body text-muted">{text.team.name(company().name)}</h3>
          {text.team.paragraphs(company().name).map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[34ch] text-h2 leading-[1.25] tracking-[-0.02em]">
              {paragraph}
            </p>
          ))}
        </div>
      </Split>
    </Section>
  );
}
