import * as text from "~/messages/sample-tour";
import { ViewerStage } from "~/site/viewer/viewer-stage";
import { panoramaKilobytes } from "./positions";
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
      caption={text.caption}
    >
      <TourView />
      <TourTools />
    </ViewerStage>
  );
}
