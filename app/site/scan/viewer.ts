import * as text from "~/messages/sample-scan";
import type { UnitName } from "~/site/scan-file/las-unit";
import { unbounded } from "~/site/scan-file/vector";
import { collectParts } from "~/site/viewer/elements";
import { openViewers, type Viewer, type ViewerPlace } from "~/site/viewer/open-viewer";
import { tellLoss } from "~/site/viewer/tell-loss";
import { createPainter } from "./choose-colors";
import { connectSliders } from "./connect-sliders";
import { connectControls, connectTools } from "./controls";
import { type FileEvents, startReading } from "./file-source";
import { startLoading } from "./loading";
import { MeasuringTool } from "./measuring";
import { writeViewToUrl, readAddress } from "./scan-address";
import { ScanScene } from "./scene";
import { showUnit } from "./show-unit";
import type { ViewerParts } from "./viewer-parts";
import { sampleSpace, spaceOf } from "./views";

openViewers({ kind: "scan", create: createViewer });

function createViewer(place: ViewerPlace): Viewer | undefined {
  const { figure, view, tools, address } = place;
  const parts = collectParts(view, tools) as unknown as ViewerParts;
  const { canvas, hint } = parts;
  const { format } = figure.dataset;
  const scene = ScanScene.create(canvas, sampleSpace);
  if (!scene) return undefined;
  const measuring = new MeasuringTool(scene, parts);
  scene.addEventListener("frame", () => {
    view.dataset.points = String(scene.shown);
    view.dataset.state = scene.isMoving ? "moving" : "still";
    measuring.draw();
  });
  const loss = tellLoss(place, parts, { lost: text.contextLost, gone: text.contextGone });
  scene.addEventListener("lost", loss.onLost);
  scene.addEventListener("restored", loss.onRestored);
  const { paint, ...fileEvents } = createPainter(scene, parts, tools);
  connectSliders(scene, parts);
  connectControls(place, scene, measuring, parts);
  connectTools(tools, scene, paint);
  parts.link.addEventListener("click", () => void copyLink(scene, measuring, hint));
  const goTo = (next: string) => {
    const { name, view: shown, mode, measurement } = readAddress(next, scene.space.bounds);
    if (shown) scene.update(shown);
    else scene.show(name ?? "overview");
    if (mode) paint(mode);
    if (measurement) measuring.show(measurement, shown !== undefined);
  };
  scene.show("overview");
  if (format === undefined) goTo(address);
  hint.textContent = matchMedia("(pointer: coarse)").matches ? text.firstTouchHint : text.firstHint;
  for (const event of ["pointerdown", "keydown"])
    view.addEventListener(event, () => (hint.textContent = ""), { once: true });
  const readFile = () => {
    let next = address;
    const events: FileEvents = {
      ...fileEvents,
      onOpened: (scan) => {
        scene.space = spaceOf(scan.bounds, scan.units.areNamed ? undefined : scan.unit);
        fileEvents.onOpened(scan);
        showUnit(parts, scan);
        measuring.clear();
        goTo(next);
        // The address was for the earlier unit.
        next = "";
      },
    };
    const { unit } = readAddress(address, unbounded);
    const { stop, takeFor } = startReading(scene, parts, figure.dataset, events, unit);
    parts.unitChoice?.addEventListener("change", () => takeFor(parts.unitChoice?.value as UnitName));
    return stop;
  };
  const stopLoading = format === undefined ? startLoading(scene, parts, figure.dataset) : readFile();
  return {
    canvas,
    goTo,
    close: () => {
      stopLoading();
      loss.stop();
      scene.dispose();
    },
  };
}

/** Writes the picture's state to the address, copies the address, and confirms it. */
async function copyLink(
  { camera, box, coloring, space }: ScanScene,
  { measurement }: MeasuringTool,
  hint: HTMLElement,
): Promise<void> {
  writeViewToUrl({ camera, box, unit: space.unit }, coloring.mode, measurement);
  try {
    await navigator.clipboard.writeText(location.href);
    hint.textContent = text.linkCopied;
  } catch {
    // Copying fails without a secure connection or a permission. The address bar still has the link.
    hint.textContent = text.linkInAddress;
  }
}
