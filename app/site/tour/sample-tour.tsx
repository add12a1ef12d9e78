import * as text from "~/messages/sample-tour";
import { ViewerStage } from "~/site/viewer/viewer-stage";
import { Button } from "~/ui/button";
import { panoramaKilobytes, passages, positionIds } from "./positions";
import { TourMap } from "./tour-map";
import { TourTools, TourView } from "./tour-view";
import tourUrl from "./tour-viewer.ts?script";

/** Renders the sample tour. One per page. */
export function SampleTour({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <ViewerStage
      kind="tour"
      picture="sample-tour"
      alt={text.posterAlt}
      isFirst={isFirst}
      script={tourUrl()}
      explore={text.explore}
      size={text.fileSize(String(panoramaKilobytes))}
      failed={text.viewerFailed}
      needsScript={text.needsScript}
      unsupported={text.unsupported}
      caption={text.caption}
    >
      <TourView label={text.canvasLabel} ways={<Ways />} positions={<TourMap />} />
      <TourTools first={text.names.entrance} all={positionIds.length} />
    </ViewerStage>
  );
}

/** A button at each passage. */
function Ways() {
  return passages.map(({ from, to, heading, elevation, walk }) => (
    <Button
      key={`${from} ${to}`}
      type="button"
      size="sm"
      hidden
      data-from={from}
      data-to={to}
      data-heading={heading.toFixed(1)}
      data-elevation={elevation.toFixed(1)}
      data-walk={walk.toFixed(1)}
      className="absolute! top-0 left-0 min-h-11! border-accent! bg-ink/85"
    >
      {text.ways[to]}
    </Button>
  ));
}
