import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { FunctionComponent } from "react";
import { findService } from "~/booking/services";
import * as projectsText from "~/messages/projects";
import * as tourText from "~/messages/sample-tour";
import * as text from "~/messages/services";
import * as pageText from "~/messages/services/page";
import { paths } from "~/paths";
import type { PublishedProject } from "~/projects/project";
import { publishedProjects } from "~/projects/published-projects.server";
import { answeredAssurances } from "~/settings/assurances.server";
import type { ServiceSlug } from "~/settings/offer";
import { CallToAction } from "~/site/call-to-action";
import { ComparisonSlider } from "~/site/comparison-slider";
import { marketingHeaders } from "~/site/page-cache.server";
import { subPageMeta } from "~/site/page-meta";
import { ProjectCard, projectGrid } from "~/site/project-card";
import { Section } from "~/site/section";
import { type PageSection, pageSections, servicePage } from "~/site/service-pages/service-pages";
import { questionData, serviceData } from "~/site/structured-data";
import { SampleTour } from "~/site/tour/sample-tour";
import { TourPositions } from "~/site/tour/tour-positions";
import { BimSections } from "./bim-sections";
import { DeliverableSection } from "./deliverable-section";
import { FacilitySections } from "./facility-sections";
import { ObjectSections } from "./object-sections";
import { PlanSections } from "./plan-sections";
import { ScopeSection } from "./scope-section";
import { ServiceHead } from "./service-head";
import {
  AboutSection,
  LimitSection,
  QuestionSection,
  type ServiceSectionProps,
  VisitStepsSection,
} from "./text-sections";
import { TwinSections } from "./twin-sections";

const shownProjects = 3;

export const headers = marketingHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const service = findService(data?.slug);
  if (!service) return [];
  const { description, questions } = servicePage(service.slug);
  const name = text.serviceLabels[service.slug];
  return subPageMeta(matches, {
    name,
    path: paths.service(service.slug),
    description,
    image: `${service.slug}-1200.jpg`,
    data: (origin) => [
      serviceData({ name, slug: service.slug }, description, origin),
      questionData(questions),
    ],
  });
};

export function loader({ params }: LoaderFunctionArgs) {
  const service = findService(params.service?.toLowerCase());
  if (!service) throw new Response(null, { status: 404 });
  const projects = publishedProjects().filter((project) => project.service === service.slug);
  return {
    slug: service.slug,
    projects: projects.slice(0, shownProjects),
    assurances: answeredAssurances(),
  };
}

export default function ServiceRoute() {
  const { slug, projects, assurances } = useLoaderData<typeof loader>();
  const page = servicePage(slug);
  return (
    <>
      <ServiceHead slug={slug} page={page} assurances={assurances} />
      {pageSections[slug].map((name) => {
        const Part = sections[name];
        return <Part key={name} slug={slug} page={page} />;
      })}
      <ProjectSection projects={projects} />
      <QuestionSection slug={slug} page={page} />
      <CallToAction title={page.closing} label={pageText.quote} service={slug} picture={`closing-${slug}`} />
    </>
  );
}

const sections: Readonly<Record<PageSection, FunctionComponent<ServiceSectionProps>>> = {
  about: AboutSection,
  demonstration: Demonstration,
  limits: LimitSection,
  receive: DeliverableSection,
  scope: ScopeSection,
  visit: VisitStepsSection,
};

function Demonstration({ slug }: ServiceSectionProps) {
  const OfService = demonstrations[slug];
  return <OfService />;
}

/** The interactive section of each service page. */
const demonstrations: Readonly<Record<ServiceSlug, FunctionComponent>> = {
  "3d-virtual-tours": TourSections,
  "digital-twin": TwinSections,
  "virtual-staging": StagingSections,
  "scan-to-bim": BimSections,
  "scan-to-plan": PlanSections,
  "facility-management-scanning": FacilitySections,
  "large-object-scanning": ObjectSections,
};

function ProjectSection({ projects }: { projects: readonly PublishedProject[] }) {
  if (projects.length === 0) return null;
  return (
    <Section tone="ruled" title={projectsText.ofService}>
      <ul className={projectGrid}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} level="h3" />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a
          href={paths.projects()}
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-[0.25em] hover:decoration-2"
        >
          {projectsText.all}
        </a>
      </p>
    </Section>
  );
}

function TourSections() {
  return (
    <Section tone="ruled" id="try" title={tourText.sectionTitle} lead={tourText.sectionLead}>
      <SampleTour />
      <p className="mt-4 mb-10 md:mb-16">
        <a href={paths.sampleTour()}>{tourText.pageLink}</a>
      </p>
      <TourPositions />
    </Section>
  );
}

function StagingSections() {
  return (
    <Section tone="ruled" id="try" title={pageText.stagingTitle} lead={pageText.stagingLead}>
      <figure>
        <ComparisonSlider
          first={{ name: "staging-before", alt: pageText.stagingBefore.alt }}
          second={{ name: "staging-after", alt: pageText.stagingAfter.alt }}
          sizes="(min-width: 90rem) 90rem, 92vw"
          label={pageText.stagingComparison}
          valueText={pageText.stagingComparisonValue}
          className="aspect-8/5"
        />
        <figcaption className="grid gap-x-gutter gap-y-4 pt-4 min-[40rem]:grid-cols-2">
          <Side {...pageText.stagingBefore} />
          <Side {...pageText.stagingAfter} />
        </figcaption>
      </figure>
    </Section>
  );
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <p>
      <strong className="block text-h3 font-semibold tracking-[-0.012em]">{title}</strong>
      <span className="mt-1 block max-w-[44ch] text-muted">{text}</span>
    </p>
  );
}
