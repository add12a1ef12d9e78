import { byLocale } from "~/messages/by-locale";
import * as text from "~/messages/sample-scan";
import * as fileText from "~/messages/scan-file";
import { lengths, type UnitName, type Units } from "~/site/scan-file/las-unit";
import { createDecoder, createPointCloud, type PointCloud } from "~/site/scan-file/point-cloud";
import { readBytes } from "~/site/scan-file/read-range";
import { unbounded } from "~/site/scan-file/vector";
import { collectParts, connectFailure } from "~/site/viewer/elements";
import { openViewers, type Viewer, type ViewerPlace } from "~/site/viewer/open-viewer";
import { tellLoss } from "~/site/viewer/tell-loss";
import { createPainter } from "./choose-colors";
import { connectSliders } from "./connect-sliders";
import { connectControls, connectTools } from "./controls";
import { type FileEvents, startReading } from "./file-source";
import { MeasuringTool } from "./measuring-tool";
import { parseScanAddress, writeScanAddress } from "./scan-address";
import { bounds, spacingOf } from "./scan-data";
import { ScanScene } from "./scene";
import type { ViewerParts } from "./viewer-parts";
import { sampleSpace, spaceOf } from "./views";

/** Loads points.bin into a cloud, and calls `onPoints` after each chunk. Rejects if the file is incomplete. */
async function loadPoints(url: string, cloud: PointCloud, signal: AbortSignal, onPoints: () => void) {
  let decoded = 0;
  await readBytes(url, { signal }, (response) => {
    if (!response.ok) throw new Error(`The points were answered with ${response.status}.`);
    const decode = createDecoder(cloud);
    return (bytes) => {
      decoded = decode(bytes);
      onPoints();
    };
  });
  if (decoded < cloud.capacity) throw new Error(`The file ended after ${decoded} points.`);
}

/** Points of the first picture. They load in about 0.25 s at 9 Mbit/s. */
const firstPoints = 30_000;
const numbers = byLocale((locale) => new Intl.NumberFormat(locale));

/** Loads the points of the sample scan into the scene and shows the progress. Returns a function that stops the download. */
function startLoading(
  scene: ScanScene,
  parts: ViewerParts,
  { source = "", allPoints }: DOMStringMap,
): () => void {
  const cloud = createPointCloud(Number(allPoints), bounds);
  scene.showParts([{ cloud, spacing: spacingOf(cloud.capacity) }]);
  const controller = new AbortController();
  const load = async () => {
    showFailure();
    parts.progress.hidden = false;
    try {
      await loadPoints(source, cloud, controller.signal, onPoints);
      parts.progress.hidden = true;
      scene.showNewPoints(true);
    } catch {
      if (!controller.signal.aborted) fail();
    }
  };
  const onPoints = () => {
    const { count, capacity } = cloud;
    if (count < firstPoints && count < capacity) return;
    scene.showNewPoints(count === capacity);
    parts.progress.value = count / capacity;
    parts.count.textContent =
      count === capacity
        ? text.complete(numbers().format(capacity))
        : text.progress(numbers().format(count), numbers().format(capacity));
  };
  const fail = () => {
    parts.progress.hidden = true;
    showFailure(cloud.count > 0 ? text.partlyLoaded : text.loadFailed);
    scene.showNewPoints(true);
  };
  const showFailure = connectFailure(parts, () => void load());
  void load();
  return () => controller.abort();
}

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
    const { name, view: shown, mode, measurement } = parseScanAddress(next, scene.space.bounds);
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
    const { unit } = parseScanAddress(address, unbounded);
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
  writeScanAddress({ camera, box, unit: space.unit }, coloring.mode, measurement);
  try {
    await navigator.clipboard.writeText(location.href);
    hint.textContent = text.linkCopied;
  } catch {
    // Copying fails without a secure connection or a permission. The address bar still has the link.
    hint.textContent = text.linkInAddress;
  }
}

/** Shows the file's unit. If the file names none, shows the assumed unit with a choice of others. */
function showUnit(
  { unit: sentence, unitLabel, unitChoice }: ViewerParts,
  { units, unit }: { units: Units; unit: UnitName },
): void {
  if (!sentence || !unitLabel || !unitChoice) return;
  const [across, up] = [nameOf(units.across), nameOf(units.up)];
  const named = across === up ? fileText.unit(across) : fileText.unitApart(across, up);
  sentence.textContent = units.areNamed ? named : fileText.noUnit(fileText.units[unit]);
  unitLabel.hidden = units.areNamed;
  unitChoice.value = unit;
}

/** Returns a unit's name. Compares with a tolerance, because files write the same unit with more or fewer digits. */
function nameOf(meters: number): string {
  const names = Object.keys(lengths) as UnitName[];
  const name = names.find((each) => Math.abs(lengths[each] / meters - 1) < 1e-7);
  return name ? fileText.units[name] : fileText.otherUnit(meters);
}
