import { byLocale } from "~/messages/by-locale";
import * as text from "~/messages/sample-scan";
import * as viewerText from "~/messages/viewer";
import { ViewerStage } from "~/site/viewer/viewer-stage";
import pointsUrl from "./points.bin?url";
import { fileBytes, pointCount } from "./scan-data";
import { ScanTools } from "./scan-tools";
import { ScanView } from "./scan-view";
import viewerUrl from "./viewer.ts?script";

const megabytes = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** Renders the sample scan. A page can contain only one. */
export function SampleScan({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <ViewerStage
      kind="scan"
      picture="sample-scan"
      alt={text.posterAlt}
      isFirst={isFirst}
      crop="object-[45%_50%]"
      script={viewerUrl}
      source={pointsUrl}
      data={{ "data-all-points": String(pointCount) }}
      explore={text.explore}
      size={text.fileSize(megabytes().format(fileBytes / 1e6))}
      failed={viewerText.viewerFailed}
      needsScript={text.needsScript}
      unsupported={text.unsupported}
      caption={text.caption}
    >
      <ScanView label={text.canvasLabel} />
      <ScanTools colors={["picture", "height"]} />
    </ViewerStage>
  );
}
