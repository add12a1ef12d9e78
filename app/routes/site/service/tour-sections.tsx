import * as text from "~/messages/services/page";
import { Picture } from "~/site/picture";
import { Section, SectionHead } from "~/site/section";
import { FigureCaption, NumberMark } from "./figure-parts";
import { SampleScanLink } from "./sample-scan-link";
import { routePath, stationMarks } from "./tour-route";

const sizes = "(min-width: 90rem) 42rem, (min-width: 40rem) 46vw, 92vw";

/** Renders two views of a tour side by side, then its stations on the plan. */
export function TourSections() {
  return (
    <Section tone="ruled">
      <SectionHead title={text.tourTitle} lead={text.tourLead} />
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
      <StationPlan />
      <SampleScanLink />
    </Section>
  );
}

function StationPlan() {
  return (
    <figure className="mt-16 grid items-center gap-x-gutter gap-y-4 min-[56rem]:grid-cols-12">
      <div className="relative min-[56rem]:col-span-8">
        <Picture
          name="plan-top"
          alt={text.tourRouteAlt}
          sizes="(min-width: 90rem) 58rem, (min-width: 56rem) 64vw, 92vw"
          className="w-full"
        />
        <svg viewBox="0 0 800 500" fill="none" aria-hidden="true" className="absolute inset-0 size-full">
          <path d={routePath} stroke="#0a121a" strokeWidth="5" strokeOpacity="0.55" strokeLinecap="round" />
          <path
            d={routePath}
            stroke="#5fd6c6"
            strokeWidth="2.5"
            strokeDasharray="1 7"
            strokeLinecap="round"
          />
          {stationMarks.map(({ x, y }, index) => (
            <NumberMark key={`${x} ${y}`} x={x} y={y} number={index + 1} />
          ))}
        </svg>
      </div>
      <FigureCaption title={text.tourRoute.title} className="min-[56rem]:col-span-4">
        {text.tourRoute.text}
      </FigureCaption>
    </figure>
  );
}
