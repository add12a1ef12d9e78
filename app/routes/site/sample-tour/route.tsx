import type { MetaFunction } from "@remix-run/react";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/sample-tour";
import { paths } from "~/paths";
import { CallToAction } from "~/site/call-to-action";
import { marketingHeaders } from "~/site/page-cache.server";
import { subPageMeta } from "~/site/page-meta";
import { Section, SectionHead, Split } from "~/site/section";
import { SampleTour } from "~/site/tour/sample-tour";
import { TourPositions } from "~/site/tour/tour-positions";
import { Container } from "~/ui/container";

export const headers = marketingHeaders;

export const meta: MetaFunction = ({ matches }) =>
  subPageMeta(matches, {
    name: text.title,
    path: paths.sampleTour(),
    description: text.description,
    image: "sample-tour-1200.jpg",
  });

export default function SampleTourPage() {
  return (
    <>
      <Container className="grid items-end gap-x-gutter gap-y-6 pt-[clamp(2.5rem,5vw,5.5rem)] pb-[clamp(2.5rem,4vw,4rem)] min-[56rem]:grid-cols-12">
        <h1 className="min-[56rem]:col-span-7">{text.title}</h1>
        <p className="text-lead text-muted min-[56rem]:col-span-5 min-[56rem]:col-start-8">{text.lead}</p>
      </Container>
      <Container className="pb-section">
        <SampleTour isFirst />
      </Container>
      <Section tone="sunken">
        <SectionHead title={text.positionsTitle} lead={text.positionsLead} />
        <TourPositions />
      </Section>
      <Section>
        <Split title={<h2>{text.factsTitle}</h2>}>
          <div className="grid max-w-[62ch] gap-4">
            <p>{text.factsText}</p>
            <p>
              <RichText
                text={text.planText}
                tags={{ link: (label) => <a href={paths.service("scan-to-plan")}>{label}</a> }}
              />
            </p>
          </div>
        </Split>
      </Section>
      <CallToAction title={text.closing} service="3d-virtual-tours" picture="closing-3d-virtual-tours" />
    </>
  );
}
