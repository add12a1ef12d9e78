import type { MetaFunction } from "@remix-run/react";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/sample-tour";
import { paths } from "~/paths";
import { CallToAction } from "~/site/call-to-action";
import { marketingHeaders } from "~/site/page-cache.server";
import { subPageMeta } from "~/site/page-meta";
import { PageHead, Section, SplitSection } from "~/site/section";
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
      <PageHead title={text.title} lead={text.lead} className="pb-[clamp(2.5rem,4vw,4rem)]" />
      <Container className="pb-section">
        <SampleTour isFirst />
      </Container>
      <Section tone="sunken" title={text.positionsTitle} lead={text.positionsLead}>
        <TourPositions />
      </Section>
      <SplitSection title={text.factsTitle}>
        <div className="grid max-w-[62ch] gap-4">
          <p>{text.factsText}</p>
          <p>
            <RichText
              text={text.planText}
              tags={{ link: (label) => <a href={paths.service("scan-to-plan")}>{label}</a> }}
            />
          </p>
        </div>
      </SplitSection>
      <CallToAction title={text.closing} service="3d-virtual-tours" picture="closing-3d-virtual-tours" />
    </>
  );
}
