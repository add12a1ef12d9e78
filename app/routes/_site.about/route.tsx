import type { MetaFunction } from "@remix-run/node";
import { marketingHeaders } from "~/site/page-cache.server";
import { paths } from "~/paths";
import { about } from "~/site/about";
import { ArrowList } from "~/site/arrow-list";
import { ArrowButton } from "~/site/call-to-action";
import { company, titleOf } from "~/site/company";
import { industries } from "~/site/industries";
import { originIn, pageMeta } from "~/site/page-meta";
import { Section, Split } from "~/site/section";
import { Sheet } from "~/site/sheet";
import { breadcrumbData, businessData } from "~/site/structured-data";
import { Container } from "~/ui/container";
import { ServiceSlider } from "./service-slider";
import { TeamSection } from "./team-section";

export const headers = marketingHeaders;

export const meta: MetaFunction = ({ matches }) => {
  const origin = originIn(matches);
  const crumbs = [
    { name: "Home", path: paths.home() },
    { name: "About", path: paths.about() },
  ];
  return pageMeta({
    title: titleOf("About"),
    description: `${company.name} is a 3D scanning company in Van Nuys, California: who we are, what we hold to, and where we work.`,
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
        <Split title={<h2>Expertise</h2>} note={about.expertise}>
          <ArrowList
            entries={industries.map(({ name, slug }) => ({
              label: name,
              href: `${paths.industries()}#${slug}`,
            }))}
          />
        </Split>
      </Section>
      <Section tone="ruled">
        <Split title={<h2>Service regions</h2>}>
          <ul>
            {company.regions.map((region) => (
              <li
                key={region}
                className="border-t border-line py-2 text-[clamp(2rem,1.4rem+2.6vw,4rem)] leading-[1.15] tracking-[-0.03em]"
              >
                {region}
              </li>
            ))}
          </ul>
        </Split>
      </Section>
    </>
  );
}

function AboutHead() {
  return (
    <Container className="pt-[clamp(2.5rem,5vw,5.5rem)]">
      <div className="grid items-end gap-x-gutter gap-y-6 min-[56rem]:grid-cols-12">
        <h1 className="min-[56rem]:col-span-8">{about.title}</h1>
        <p className="text-lead text-muted min-[56rem]:col-span-4">{about.lead}</p>
      </div>
      <div className="mt-8 mb-[clamp(2.5rem,4vw,4rem)]">
        <ArrowButton to={paths.booking()}>Get in touch with us</ArrowButton>
      </div>
      <Sheet name="about" alt={about.picture.alt} caption={about.picture.caption} />
    </Container>
  );
}

function ValueSection() {
  return (
    <Section tone="sunken">
      <Split title={<h2>Our core values</h2>}>
        <dl className="border-t border-line-strong">
          {about.values.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-gutter gap-y-1 border-b border-line py-6 last:border-b-0 md:grid-cols-[1fr_2fr]"
            >
              <dt className="text-h3 font-semibold tracking-[-0.012em]">{name}</dt>
              <dd className="max-w-[52ch] text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </Section>
  );
}
