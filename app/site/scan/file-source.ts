import { byLocale } from "~/messages/by-locale";
import * as text from "~/messages/scan-file";
import { lengths, type UnitName, type Units } from "~/site/scan-file/las-unit";
import { type PointCloud, pointCloudOf } from "~/site/scan-file/point-cloud";
import type { FromWorker, MatrixRow, ScanFormat, ToWorker } from "~/site/scan-file/protocol";
import type { FailureReason } from "~/site/scan-file/scan-error";
import { type Bounds, eachAxis, type Vector } from "~/site/scan-file/vector";
import { connectFailure } from "~/site/viewer/elements";
import { choosePointLimit } from "./point-budget";
import type { ScanScene } from "./scene";
import type { ViewerParts } from "./viewer-parts";

/** The worker is ended if it sends nothing for this many milliseconds while points are pending, because the file keeps it busy. */
const silence = 45_000;
/** Milliseconds between two views that are sent to the worker while the picture moves. */
const viewInterval = 100;
const nothing = [Infinity, -Infinity] as const;
const numbers = byLocale((locale) => new Intl.NumberFormat(locale));

interface FileScan {
  bounds: Bounds;
  units: Units;
  /** The person's choice for a file that names no unit. */
  unit: UnitName;
}

/** The ranges of values, and the classes, among the points that have arrived. */
interface PointValues {
  colors: readonly [number, number];
  intensities: readonly [number, number];
  classes: ReadonlySet<number>;
}

export interface FileEvents {
  /** Called when the header is read, before the first points, and again whenever the unit changes. */
  onOpened: (scan: FileScan) => void;
  onValues: (values: PointValues) => void;
}

const scaleBounds = ({ min, max }: Bounds, factor: number): Bounds => ({
  min: scaleVector(min, factor),
  max: scaleVector(max, factor),
});
const scaleVector = (vector: Vector, factor: number) => eachAxis((axis) => vector[axis] * factor);
const widen = ([from, to]: readonly [number, number], [low, high]: readonly [number, number]) =>
  [Math.min(from, low), Math.max(to, high)] as const;

/**
 * Reads a file of points in a worker and shows the nodes that the worker chooses. Returns functions that stop the reading and that set the
 * unit of a file that names none.
 */
export function startReading(
  scene: ScanScene,
  parts: ViewerParts,
  { source = "", format, worker: script = "", decoder = "" }: DOMStringMap,
  { onOpened, onValues }: FileEvents,
  unit: UnitName = "meter",
) {
  const clouds = new Map<number, PointCloud>();
  const classes = new Set<number>();
  let [intensities, colors]: [PointValues["intensities"], PointValues["colors"]] = [nothing, nothing];
  let opened: Extract<FromWorker, { kind: "opened" }> | undefined;
  let shown: Extract<FromWorker, { kind: "shown" }> | undefined;
  /** Meters per unit of the worker's positions. */
  let scale = 1;
  let worker: Worker | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let viewTimer: ReturnType<typeof setTimeout> | undefined;

  const send = (message: ToWorker) => worker?.postMessage(message);
  const fail = (reason: FailureReason) => {
    clearTimeout(silenceTimer);
    parts.progress.hidden = true;
    showFailure(text.failures[reason]);
    parts.retry.hidden = reason !== "network";
    // Without points, there is nothing to count or to give hints about.
    if (clouds.size === 0) for (const part of [parts.count, parts.hint]) part.textContent = "";
  };
  const waitFor = (pending: number) => {
    clearTimeout(silenceTimer);
    if (pending === 0) return;
    silenceTimer = setTimeout(() => {
      worker?.terminate();
      worker = undefined;
      fail("slow");
    }, silence);
  };
  const sendView = () => {
    viewTimer = undefined;
    const { projection, eye, pixelsPerMeter, box } = scene.view;
    const scaleRow = ([x, y, z, rest]: MatrixRow): MatrixRow => [x * scale, y * scale, z * scale, rest];
    const [across, up, depth, far] = projection;
    const view = {
      projection: [scaleRow(across), scaleRow(up), scaleRow(depth), scaleRow(far)] as const,
      ...(eye && { eye: scaleVector(eye, 1 / scale) }),
      pixelsPerMeter: eye ? pixelsPerMeter : pixelsPerMeter * scale,
      box: scaleBounds(box, 1 / scale),
    };
    send({ kind: "view", view });
  };
  const tellOpened = () => {
    if (opened) onOpened({ bounds: scaleBounds(opened.bounds, scale), units: opened.units, unit });
  };
  const onChange = () => (viewTimer ??= setTimeout(sendView, viewInterval));
  const receivers: { [Kind in FromWorker["kind"]]: (message: Extract<FromWorker, { kind: Kind }>) => void } =
    {
      opened: (message) => {
        opened = message;
        scale = message.units.areNamed ? 1 : lengths[unit];
        tellOpened();
        sendView();
      },
      progress: ({ share }) => (parts.progress.value = share),
      block: ({ block }) => {
        clouds.set(block.id, pointCloudOf(block.bytes, scaleBounds(block.bounds, scale)));
        intensities = widen(intensities, block.intensities);
        colors = widen(colors, block.colors);
        for (const each of block.classes) classes.add(each);
      },
      shown: (message) => {
        const { blocks, pending } = (shown = message);
        const drawn = blocks.flatMap(([id, spacing]) => {
          const cloud = clouds.get(id);
          return cloud ? [{ cloud, spacing: spacing * scale }] : [];
        });
        scene.showParts(drawn);
        const count = drawn.reduce((sum, { cloud }) => sum + cloud.count, 0);
        parts.progress.hidden = pending === 0;
        parts.progress.removeAttribute("value");
        if (count === 0) return;
        parts.count.textContent = text.shown(numbers().format(count), numbers().format(opened?.points ?? 0));
        onValues({ colors, intensities, classes });
      },
      dropped: ({ id }) => {
        const cloud = clouds.get(id);
        clouds.delete(id);
        if (cloud) scene.release(cloud);
      },
      incomplete: () => (parts.hint.textContent = text.incomplete),
      failed: ({ reason }) => fail(reason),
    };

  const start = () => {
    parts.progress.hidden = false;
    worker = new Worker(script, { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      waitFor(data.kind === "shown" ? data.pending : data.kind === "failed" ? 0 : 1);
      (receivers[data.kind] as (message: FromWorker) => void)(data);
    });
    // The script did not load, or the worker threw an unexpected error.
    worker.addEventListener("error", () => fail(clouds.size === 0 ? "network" : "damaged"));
    const maxPoints = choosePointLimit(scene.isSoftware, navigator);
    send({ kind: "open", url: source, format: format as ScanFormat, decoder, mostPoints: maxPoints });
    waitFor(1);
  };
  const showFailure = connectFailure(parts, () => {
    showFailure();
    parts.progress.hidden = false;
    waitFor(1);
    if (clouds.size > 0 && worker) send({ kind: "retry" });
    else {
      worker?.terminate();
      start();
    }
  });
  scene.addEventListener("change", onChange);
  const resizes = new ResizeObserver(onChange);
  resizes.observe(scene.canvas);
  start();
  const takeFor = (next: UnitName) => {
    unit = next;
    const factor = lengths[unit] / scale;
    scale = lengths[unit];
    for (const cloud of clouds.values()) cloud.bounds = scaleBounds(cloud.bounds, factor);
    tellOpened();
    if (shown) receivers.shown(shown);
  };
  const stop = () => {
    clearTimeout(silenceTimer);
    clearTimeout(viewTimer);
    resizes.disconnect();
    scene.removeEventListener("change", onChange);
    worker?.terminate();
  };
  return { stop, takeFor };
}
