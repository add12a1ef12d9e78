import * as tourText from "~/messages/sample-tour";
import * as text from "~/messages/services/page";
import { paths } from "~/paths";
import { FigureCaption } from "~/site/figure-parts";
import { Picture } from "~/site/picture";
import { Section } from "~/site/section";
import { SampleTour } from "~/site/tour/sample-tour";
import { TourPositions } from "~/site/tour/tour-positions";
import { SampleScanLink } from "./samples";

const sizes = "(min-width: 90rem) 42rem, (min-width: 40rem) 46vw, 92vw";

export function TourSections() {
  return (
    <>
      <Section tone="ruled" title={tourText.sectionTitle} lead={tourText.sectionLead}>
        <SampleTour />
        <p className="mt-4 mb-16">
          <a href={paths.sampleTour()}>{tourText.pageLink}</a>
        </p>
        <TourPositions />
      </Section>
      <Section tone="ruled" title={text.tourTitle} lead={text.tourLead}>
        <div className="grid gap-x-gutter gap-y-10 min-[40rem]:grid-cols-2">
          <figure>
            <Picture
              name="hero-points"
              alt={text.tourPointsAlt}
              sizes={sizes}
              className="aspect-video w-full object-cover"
            />
            <FigureCaption title={text.tourPoints.title}>{text.tourPoints.text}</FigureCaption>
          </figure>
          <figure>
            <Picture
              name="hero-photo"
              alt={text.tourPhotoAlt}
              sizes={sizes}
              className="aspect-video w-full object-cover"
            />
            <FigureCaption title={text.tourPhoto.title}>{text.tourPhoto.text}</FigureCaption>
          </figure>
        </div>
        <p className="mt-10">
          <SampleScanLink />
        </p>
      </Section>
    </>
  );
}
