import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { services } from "~/booking/services";
import * as text from "~/messages/about";
import * as frameText from "~/messages/frame";
import * as projectsText from "~/messages/projects";
import { paths } from "~/paths";
import { specimenSlug } from "~/projects/project";
import { answeredAssurances } from "~/settings/assurances.server";
import { company, formatCity } from "~/settings/company";
import { settings, shownSetting } from "~/settings/settings.server";
import { ArrowButton, CallToAction } from "~/site/call-to-action";
import { beforeYouHireId } from "~/site/navigation";
import { marketingHeaders } from "~/site/page-cache.server";
import { subPageMeta } from "~/site/page-meta";
import { Picture, sheetSizes } from "~/site/picture";
import { ProjectPicture } from "~/site/project-picture";
import { Section, SplitSection } from "~/site/section";
import { ServiceCard } from "~/site/service-pages/service-card";
import { businessData } from "~/site/structured-data";
import { CompanyText } from "~/ui/company-text";
import { Container } from "~/ui/container";
import { Icon } from "~/ui/icon";

export const headers = marketingHeaders;

export function loader() {
  return {
    founder: { name: settings().founderName, picture: settings().founderPicture },
    assurances: answeredAssurances().map((name) => ({ name, said: shownSetting(name) })),
  };
}

export const meta: MetaFunction = ({ matches }) =>
  subPageMeta(matches, {
    name: text.pageName,
    path: paths.about(),
    description: text.metaDescription(company().name, formatCity(company().address)),
    image: "about-1200.jpg",
    data: (origin) => [businessData(origin)],
  });

export default function AboutPage() {
  const { founder, assurances } = useLoaderData<typeof loader>();
  return (
    <>
      <AboutHead />
      <TeamSection founder={founder} />
      <PeopleSection />
      <ValueSection />
      <AssuranceSection assurances={assurances} />
      {!company().hasProjects && <SpecimenSection />}
      <ServiceSlider />
      <ReachSection />
      <CallToAction title={text.closing} picture="closing-scan-to-plan" />
    </>
  );
}

function AboutHead() {
  return (
    <div className="overflow-x-clip">
      <Container className="pt-[clamp(2.5rem,5vw,5.5rem)]">
        <div className="grid items-end gap-x-gutter gap-y-6 min-[56rem]:grid-cols-12">
          <h1 className="min-[56rem]:col-span-8">{text.title}</h1>
          <p className="text-lead text-balance text-muted min-[56rem]:col-span-4">
            {text.lead(formatCity(company().address))}
          </p>
        </div>
        <div className="mt-8 mb-[clamp(2.5rem,4vw,4rem)]">
          <ArrowButton to={paths.booking()}>{text.button}</ArrowButton>
        </div>
        <Sheet />
      </Container>
    </div>
  );
}

/** A picture, at full width on very wide screens. Its container must clip the overflow, because `100vw` includes the scroll bar. */
function Sheet() {
  const { alt, caption, kind } = text.picture;
  return (
    <figure>
      <div className="crop-marks min-[100rem]:ml-[calc(50%-50vw)] min-[100rem]:w-screen min-[100rem]:after:hidden">
        <Picture
          name="about"
          alt={alt}
          sizes={sheetSizes}
          isFirst
          className="aspect-4/3 w-full object-cover object-[48%_50%] md:aspect-16/9 min-[100rem]:max-h-[calc(100svh-8rem)]"
        />
      </div>
      <figcaption className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 text-small text-muted">
        <span>{caption}</span>
        <span className="font-mono text-mono">{kind}</span>
      </figcaption>
    </figure>
  );
}

function PeopleSection() {
  return (
    <Section tone="sunken" title={text.people.title} lead={text.people.lead}>
      <ul className="grid gap-x-gutter gap-y-5 sm:grid-cols-2 min-[62rem]:grid-cols-4">
        {text.people.list.map(({ name, text }) => (
          <li key={name} className="border-t border-line-strong pt-4">
            <h3>{name}</h3>
            <p className="mt-1.5 max-w-[36ch] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ValueSection() {
  return (
    <SplitSection tone="ruled" title={text.values.title}>
      <RuledList items={text.values.list} />
    </SplitSection>
  );
}

function RuledList({ items }: { items: readonly { name: string; text: ReactNode }[] }) {
  return (
    <dl className="border-t border-line-strong">
      {items.map(({ name, text }) => (
        <div
          key={name}
          className="grid gap-x-gutter gap-y-1 border-b border-line py-6 md:grid-cols-[1fr_2fr]"
        >
          <dt className="text-h3 font-semibold tracking-[-0.012em]">{name}</dt>
          <dd className="max-w-[52ch] wrap-anywhere whitespace-pre-line text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function ReachSection() {
  return (
    <Section tone="ruled">
      <div className="grid gap-x-gutter gap-y-section min-[56rem]:grid-cols-2">
        <div>
          <h2>{text.expertise.title}</h2>
          <p className="mt-5 max-w-[46ch] text-lead text-muted">{text.expertise.text}</p>
          <div className="mt-6">
            <ArrowButton to={paths.industries()}>{text.expertise.all}</ArrowButton>
          </div>
        </div>
        <div>
          <h2 className="mb-5">{text.regionsTitle}</h2>
          <ul className="border-b border-line">
            {frameText.regions.map((region) => (
              <li
                key={region}
                className="border-t border-line py-2 text-[clamp(2rem,1.4rem+1.6vw,3rem)] leading-[1.15] tracking-[-0.03em] first:border-line-strong"
              >
                {region}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

function SpecimenSection() {
  const { heading, lead, open } = projectsText.specimen;
  return (
    <SplitSection tone="ruled" title={heading}>
      <p className="max-w-[52ch] text-lead text-muted">{lead}</p>
      <div className="mt-6">
        <ArrowButton to={paths.project(specimenSlug)}>{open}</ArrowButton>
      </div>
    </SplitSection>
  );
}

function AssuranceSection({ assurances }: Pick<ReturnType<typeof loader>, "assurances">) {
  if (assurances.length === 0) return null;
  return (
    <SplitSection tone="sunken" id={beforeYouHireId} title={text.beforeYouHire.title}>
      <RuledList
        items={assurances.map(({ name, said }) => ({
          name: text.beforeYouHire[name],
          text: <CompanyText {...said} />,
        }))}
      />
    </SplitSection>
  );
}

type Founder = ReturnType<typeof loader>["founder"];

function TeamSection({ founder: { name, picture } }: { founder: Founder }) {
  const { team } = text;
  return (
    <SplitSection title={name ? team.title : team.titleWithoutName}>
      <div className="grid gap-x-gutter gap-y-6 border-t border-line-strong pt-6 md:grid-cols-8">
        {name && picture && (
          <ProjectPicture
            picture={{ ...picture, alt: name }}
            sizes="(min-width: 48rem) 20rem, 60vw"
            className="aspect-4/5 w-full max-w-80 bg-sunken object-cover max-md:max-w-60 md:col-span-3"
          />
        )}
        <div className={name && picture ? "md:col-span-5" : "md:col-span-8"}>
          {team.paragraphs(company().name).map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-[34ch] text-h2 leading-[1.25] tracking-[-0.02em]">
              {paragraph}
            </p>
          ))}
          {name && (
            <h3 className="mt-6 text-body wrap-anywhere text-muted">
              <span className="block font-semibold text-text">{name}</span>
              {team.founder(company().name)}
            </h3>
          )}
        </div>
      </div>
    </SplitSection>
  );
}

const sliderId = "services";
const step =
  "inline-flex size-11 items-center justify-center rounded-control border border-line-strong hover:border-text " +
  "hover:bg-soft aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-transparent";

// Card widths at the specification's breakpoints: 3 per row, then 2, then 1 or 2 and part of the next.
const columns =
  "auto-cols-[84%] gap-5 min-[500px]:auto-cols-[64%] min-[640px]:auto-cols-[46%] " +
  "min-[768px]:auto-cols-[calc((100%-1.25rem)/2)] " +
  "min-[1024px]:auto-cols-[calc((100%-2.5rem)/3)] " +
  "min-[1280px]:auto-cols-[calc((100%-4rem)/3)] min-[1280px]:gap-8";

/** A scroll-snap row. Touch, wheel and keys work natively; the buttons need JavaScript. */
function ServiceSlider() {
  return (
    <Section>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h2>{text.services.title}</h2>
        <div className="flex gap-3 noscript:hidden">
          <button
            type="button"
            data-slide="-1"
            aria-controls={sliderId}
            aria-disabled="true"
            aria-label={text.services.previous}
            className={step}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            data-slide="1"
            aria-controls={sliderId}
            aria-label={text.services.next}
            className={step}
          >
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      <div
        id={sliderId}
        role="group"
        aria-label={text.services.region}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable region must be reachable by keyboard.
        tabIndex={0}
        className={`grid snap-x snap-mandatory [scrollbar-width:thin] grid-flow-col overflow-x-auto scroll-smooth pb-4 max-[640px]:-mx-margin max-[640px]:scroll-px-margin max-[640px]:px-margin ${columns}`}
      >
        {services.map(({ slug }) => (
          <div key={slug} className="snap-start">
            <ServiceCard
              slug={slug}
              layout="slider"
              sizes="(min-width: 90rem) 28rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 80vw"
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
