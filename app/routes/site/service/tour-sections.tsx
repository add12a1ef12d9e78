import * as tourText from "~/messages/sample-tour";
import { paths } from "~/paths";
import { Section } from "~/site/section";
import { SampleTour } from "~/site/tour/sample-tour";
import { TourPositions } from "~/site/tour/tour-positions";

export function TourSections() {
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
