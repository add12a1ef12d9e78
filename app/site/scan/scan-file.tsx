import decoderUrl from "laz-perf/lib/laz-perf.wasm?url";
import * as text from "~/messages/scan-file";
import * as viewerText from "~/messages/viewer";
import type { ScanFormat } from "~/site/scan-file/protocol";
import workerUrl from "~/site/scan-file/scan-worker.ts?script";
import { ViewerStage } from "~/site/viewer/viewer-stage";
import { classColors, colorModes } from "./coloring";
import { ScanTools } from "./scan-tools";
import { ScanView } from "./scan-view";
import viewerUrl from "./viewer.ts?script";

interface ScanFileProps {
  /** An address of this origin that supports range requests. */
  source: string;
  format: ScanFormat;
  /** Whether the viewer loads only the visible parts. */
  isLoadedInParts: boolean;
  size: string;
  /** Whether the viewer fills the page. */
  fillsPage?: boolean;
}

/** Renders the viewer of a point file; see decision 0320. A page can contain only one. */
export function ScanFile({ source, format, isLoadedInParts, size, fillsPage = false }: ScanFileProps) {
  return (
    <ViewerStage
      kind="scan"
      script={viewerUrl}
      source={source}
      data={{ "data-format": format, "data-worker": workerUrl, "data-decoder": decoderUrl }}
      explore={text.explore}
      size={isLoadedInParts ? text.loadsInParts(size) : text.loadsWhole(size)}
      failed={viewerText.viewerFailed}
      needsScript={text.needsScript}
      unsupported={text.unsupported}
      caption={text.caption}
      fillsPage={fillsPage}
    >
      <ScanView label={text.canvasLabel} legend={<ClassLegend />} />
      <ScanTools colors={colorModes}>
        <UnitTool isMesh={format === "ply"} />
      </ScanTools>
    </ViewerStage>
  );
}

/** Renders the file's unit. If a file names none, the script shows a choice. */
function UnitTool({ isMesh }: { isMesh: boolean }) {
  const names = (["meter", "foot", "surveyFoot", "millimeter"] as const).filter(
    (name) => isMesh || name !== "millimeter",
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-ui lg:col-span-2">
      <p data-part="unit" role="status" className="empty:hidden" />
      <label data-part="unitLabel" hidden className="flex min-h-11 items-center gap-2 [[hidden]]:hidden">
        {text.takeFor}
        <select
          data-part="unitChoice"
          className="min-h-11 w-auto! rounded-control border border-line-strong ps-3.5 text-ui"
        >
          {names.map((name) => (
            <option key={name} value={name}>
              {text.units[name]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Renders the colors of the classes. The script shows the classes that the points have. */
function ClassLegend() {
  return (
    <ul data-part="classes" hidden aria-label={text.classLegend} className="mb-1 text-small">
      {text.classes.map((name, kind) => (
        <li key={name} data-kind={kind} hidden className="flex items-center gap-2">
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3 shrink-0">
            <rect width="10" height="10" fill={`rgb(${classColors[kind]?.join() ?? ""})`} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
