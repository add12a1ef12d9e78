import * as text from "~/messages/results";
import * as tourText from "~/messages/sample-tour";
import { positionProps, TourTools, TourView } from "~/site/tour/tour-view";
import tourUrl from "~/site/tour/tour-viewer.ts?script";
import { chip } from "~/site/viewer/view-frame";
import { ViewerStage } from "~/site/viewer/viewer-stage";
import type { PanoramaView } from "./results-view";

/**
 * The delivered 360° pictures as a tour, drawn by the public tour's script. Only one per page.
 *
 * @param props.fillsPage whether the page shows nothing else
 */
export function DeliveredTour({
  pictures,
  fillsPage = false,
}: {
  pictures: readonly PanoramaView[];
  fillsPage?: boolean;
}) {
  return (
    <ViewerStage
      kind="tour"
      poster={pictures[0]?.posterPath}
      isFirst={fillsPage}
      fillsPage={fillsPage}
      script={tourUrl}
      explore={text.tour.explore}
      size={text.tour.size(pictures.length)}
      failed={tourText.viewerFailed}
      needsScript={text.tour.needsScript}
      unsupported={text.tour.unsupported}
      caption={fillsPage ? undefined : text.tour.title}
    >
      <TourView label={text.tour.canvasLabel} positions={<Positions pictures={pictures} />} />
      <TourTools firstName={toName(pictures[0]?.name ?? "")} positionCount={pictures.length} hasSteps />
    </ViewerStage>
  );
}

/** A button for each picture, because deliveries have no floor plan. */
function Positions({ pictures }: { pictures: readonly PanoramaView[] }) {
  return (
    <div
      role="group"
      aria-label={text.tour.positions}
      className={`pointer-events-auto grid max-h-[40svh] max-w-[min(15rem,60vw)] gap-1 overflow-auto max-[24rem]:mt-13 short:hidden ${chip}`}
    >
      {pictures.map(({ id, name, shownPath }, index) => (
        <button
          key={id}
          {...positionProps({ id, number: index + 1, name: toName(name), panoramas: [shownPath] })}
          className="flex min-h-9 items-baseline gap-2 px-2 py-1.5 text-start text-ui aria-[current]:bg-fill aria-[current]:text-on-fill"
        >
          <span className="font-mono text-mono">{index + 1}</span>
          <span className="wrap-anywhere">{toName(name)}</span>
        </button>
      ))}
    </div>
  );
}

function toName(name: string): string {
  return name.replace(/\.\w+$/, "");
}
