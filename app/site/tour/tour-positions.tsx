import * as text from "~/messages/sample-tour";
import * as pageText from "~/messages/services/page";
import { FigureCaption, NumberMark } from "~/site/figure-parts";
import { Picture } from "~/site/picture";
import { positionIds, routePath, stationMarks } from "./positions";

/** Renders the positions on the plan and a picture from each, for people who cannot or do not want to open the tour. */
export function TourPositions() {
  return (
    <>
      <StationPlan />
      <ol className="mt-8 grid gap-x-4 gap-y-5 min-[20rem]:grid-cols-2 min-[40rem]:mt-12 min-[40rem]:gap-x-gutter min-[40rem]:gap-y-8 min-[64rem]:grid-cols-3">
        {positionIds.map((id, index) => (
          <li key={id}>
            <figure>
              <Picture
                name={`tour-${id}-view`}
                alt={text.viewAlts[id]}
                sizes="(min-width: 90rem) 27rem, (min-width: 64rem) 30vw, 46vw"
                className="aspect-8/5 w-full object-cover"
              />
              <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 pt-2 sm:pt-3">
                <span>
                  <span className="me-2 font-mono text-mono text-muted">{index + 1}</span>
                  <strong className="font-semibold">{text.names[id]}</strong>
                </span>
                <a
                  href={`#tour:${id}`}
                  aria-label={text.standAt(text.names[id])}
                  className="whitespace-nowrap text-accent-text underline underline-offset-[0.25em] hover:decoration-2 print:hidden noscript:hidden"
                >
                  {text.stand}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </>
  );
}

function StationPlan() {
  return (
    <figure className="grid items-center gap-x-gutter gap-y-4 min-[56rem]:grid-cols-12">
      <div className="relative min-[56rem]:col-span-8">
        <Picture
          name="plan-top"
          alt={pageText.tourRouteAlt}
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
      <FigureCaption title={pageText.tourRoute.title} className="min-[56rem]:col-span-4">
        {pageText.tourRoute.text}
      </FigureCaption>
    </figure>
  );
}
