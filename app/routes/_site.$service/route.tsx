import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { marketingHeaders } from "~/site/page-cache.server";
import { paths } from "~/paths";
import { CallToAction } from "~/site/call-to-action";
import { titleOf } from "~/site/company";
import { originIn, pageMeta } from "~/site/page-meta";
import { servicePages } from "~/site/service-pages";
import { findService } from "~/booking/services";
import { Sheet } from "~/site/sheet";
import { breadcrumbData, questionData, serviceData } from "~/site/structured-data";
import { Container } from "~/ui/container";
import { AboutSection } from "./about-section";
import { DeliverableSection } from "./deliverable-section";
import { serviceSections } from "./service-sections";
import { QuestionSection } from "./question-section";
import { ServiceHead } from "./service-head";
import { SectorSection } from "./sector-section";
import { VisitSection } from "./visit-section";

export const headers = marketingHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const service = findService(data?.slug);
  if (!service) return [];
  const origin = originIn(matches);
  const { description, questions } = servicePages[service.slug];
  const path = paths.service(service.slug);
  return pageMeta({
    title: titleOf(service.name),
    description,
    path,
    origin,
    image: `${service.slug}-1200.jpg`,
    structuredData: [
      serviceData(service, description, origin),
      questionData(questions),
      breadcrumbData(
        [
          { name: "Home", path: paths.home() },
          { name: service.name, path },
        ],
        origin,
      ),
    ],
  });
};

export function loader({ params }: LoaderFunctionArgs) {
  const service = findService(params.service?.toLowerCase());
  if (!service) throw new Response(null, { status: 404 });
  return { slug: service.slug };
}

export default function ServiceRoute() {
  const service = findService(useLoaderData<typeof loader>().slug);
  if (!service) throw new Error("The loader let an unknown service pass.");
  const page = servicePages[service.slug];
  const Middle = serviceSections[service.slug];
  const booking = paths.booking({ service: service.slug });
  return (
    <>
      <ServiceHead name={service.name} page={page} booking={booking} />
      <Container>
        <Sheet name={service.slug} alt={page.picture.alt} caption={page.picture.caption} />
      </Container>
      <AboutSection about={page.about} />
      <Middle />
      <VisitSection visit={page.visit} />
      <DeliverableSection deliverables={page.deliverables} />
      <QuestionSection limits={page.limits} questions={page.questions} />
      <SectorSection uses={page.uses} />
      <CallToAction title={page.closing} label={page.callToAction} to={booking} />
    </>
  );
}
