import * as text from "~/messages/sample-tour";
import { planDepth, planPaths, planWidth, toUnits } from "~/site/drawings/floor-plan";
import { chip } from "~/site/viewer/view-frame";
import { ViewerStage } from "~/site/viewer/viewer-stage";
import { Button } from "~/ui/button";
import { panoramasOf, passages, pointOf, positionIds } from "./positions";
import { positionProps, TourTools, TourView } from "./tour-view";
import tourUrl from "./tour-viewer.ts?script";

/** Renders the sample tour. A page can contain only one. */
export function SampleTour({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <ViewerStage
      kind="tour"
      picture="sample-tour"
      alt={text.posterAlt}
      isFirst={isFirst}
      script={tourUrl}
      explore={text.explore}
      size={text.fileSize}
      failed={text.viewerFailed}
      needsScript={text.needsScript}
      unsupported={text.unsupported}
      caption={text.caption}
    >
      <TourView label={text.canvasLabel} passages={<Ways />} positions={<TourMap />} />
      <TourTools firstName={text.names.entrance} positionCount={positionIds.length} />
    </ViewerStage>
  );
}

/** Renders the buttons at the passages. The viewer ignores events in the elements around them. */
function Ways() {
  return passages.map(({ from, to, heading, elevation, walk }) => (
    <div key={`${from} ${to}`} className="psv--capture-event flex items-center justify-center">
      <Button
        type="button"
        size="sm"
        hidden
        data-from={from}
        data-to={to}
        data-heading={heading.toFixed(1)}
        data-elevation={elevation.toFixed(1)}
        data-walk={walk.toFixed(1)}
        className="min-h-11! shrink-0 border-accent! bg-ink/85 whitespace-nowrap"
      >
        {text.ways[to]}
      </Button>
    </div>
  ));
}

const [width, depth] = [Math.round(planWidth), Math.round(planDepth)];

/** Renders the floor plan with a button at each position and the current direction of view. */
function TourMap() {
  return (
    <div
      role="group"
      aria-label={text.map}
      className={`pointer-events-auto w-44 p-2! max-[24rem]:mt-13 sm:w-60 [@media(max-height:32rem)]:w-44 ${chip}`}
    >
      <div className="relative">
        <svg viewBox={`0 0 ${width} ${depth}`} fill="none" aria-hidden="true" className="w-full">
          <path d={planPaths.windows + planPaths.leaves} strokeWidth="6" className="stroke-muted" />
          <path d={planPaths.walls} className="fill-text" />
          <path
            data-part="gaze"
            d="M0 0L-95-165A190 190 0 0 1 95-165z"
            className="fill-accent"
            fillOpacity="0.45"
          />
        </svg>
        {positionIds.map((id, index) => {
          const [x, y] = toUnits(pointOf(id));
          return (
            <button
              key={id}
              {...positionProps({ id, number: index + 1, name: text.names[id], panoramas: panoramasOf(id) })}
              data-x={x.toFixed(0)}
              data-y={y.toFixed(0)}
              data-left={(x / width).toFixed(4)}
              data-top={(y / depth).toFixed(4)}
              aria-label={text.mark(index + 1, text.names[id])}
              title={text.names[id]}
              className="absolute -m-3.5 grid size-7 place-items-center rounded-round border-2 border-accent bg-ink font-mono text-mono text-text aria-[current]:bg-fill aria-[current]:text-on-fill"
            >
              {index + 1}
            </button>
          );
        })}
      </div>
    </div>
  );
}
