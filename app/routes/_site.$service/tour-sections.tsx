import { Picture } from "~/site/picture";
import { Section, SectionHead } from "~/site/section";
import { FigureCaption } from "./figure-caption";
import { NumberMark } from "./number-mark";

const sizes = "(min-width: 90rem) 42rem, (min-width: 40rem) 46vw, 92vw";

/** The camera positions in the picture's pixels; all are connected to the second. */
const stations = [
  { x: 207, y: 222 },
  { x: 345, y: 222 },
  { x: 368, y: 118 },
  { x: 512, y: 222 },
  { x: 478, y: 300 },
  { x: 238, y: 352 },
] as const;
const routes =
  "M207 222H345M345 222V140L368 118M345 222H512M345 222L414 286L478 300M345 222L238 352M207 222L238 352";

/** Renders two views of a tour side by side, then its stations on the plan. */
export function TourSections() {
  return (
    <Section tone="ruled">
      <SectionHead
        title="Pictures on a measured frame"
        lead="The scanner keeps the shape of the room, the camera its look. The tour joins the two."
      />
      <div className="grid gap-x-gutter gap-y-10 min-[40rem]:grid-cols-2">
        <figure>
          <Picture
            name="living-points"
            alt="A living room as scan points."
            sizes={sizes}
            className="aspect-video w-full object-cover"
          />
          <FigureCaption title="What the scanner keeps">
            Points with a place. They carry the dollhouse view and the floor plan.
          </FigureCaption>
        </figure>
        <figure>
          <Picture
            name="living-room"
            alt="The same living room as a photograph."
            sizes={sizes}
            className="aspect-video w-full object-cover"
          />
          <FigureCaption title="What the visitor sees">
            Pictures all around, from every station, in the light of the day.
          </FigureCaption>
        </figure>
      </div>
      <StationPlan />
    </Section>
  );
}

function StationPlan() {
  return (
    <figure className="mt-16 grid items-center gap-x-gutter gap-y-4 min-[56rem]:grid-cols-12">
      <div className="relative min-[56rem]:col-span-8">
        <Picture
          name="plan-top"
          alt="Apartment from above, with six numbered stations joined by a dotted route through the doors."
          sizes="(min-width: 90rem) 58rem, (min-width: 56rem) 64vw, 92vw"
          className="w-full"
        />
        <svg viewBox="0 0 800 500" fill="none" aria-hidden="true" className="absolute inset-0 size-full">
          <path d={routes} stroke="#0a121a" strokeWidth="5" strokeOpacity="0.55" strokeLinecap="round" />
          <path d={routes} stroke="#5fd6c6" strokeWidth="2.5" strokeDasharray="1 7" strokeLinecap="round" />
          {stations.map(({ x, y }, index) => (
            <NumberMark key={`${x} ${y}`} x={x} y={y} number={index + 1} />
          ))}
        </svg>
      </div>
      <FigureCaption title="A route through every door" className="min-[56rem]:col-span-4">
        Stations are set so that each one sees the next. A visitor who goes through a door in the tour goes
        through the door of the building.
      </FigureCaption>
    </figure>
  );
}
