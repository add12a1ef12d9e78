import { byLocale } from "~/messages/by-locale";
import * as text from "~/messages/scan-file";
import { eyeOf, pixelsPerMeter } from "~/site/point-cloud/camera";
import { type PointCloud, pointCloudOf } from "~/site/point-cloud/point-cloud";
import type { Bounds } from "~/site/point-cloud/vector";
import type { FromWorker, ScanFormat, ToWorker } from "~/site/scan-file/protocol";
import type { Reason } from "~/site/scan-file/scan-error";
import { connectFailure } from "~/site/viewer/elements";
import { fastestGraphics } from "~/site/viewer/graphics";
import { choosePointLimit } from "./point-budget";
import type { ScanScene } from "./scene";
import type { ViewerParts } from "./viewer-parts";

/** Milliseconds without a message, while points are on their way, after which the worker is ended: a file keeps it busy. */
const silence = 45_000;
/** Milliseconds between two views that the worker gets while the picture moves. */
const viewInterval = 100;
const numbers = byLocale((locale) => new Intl.NumberFormat(locale));

/** What the colors of a scan need to know. */
interface FileScan {
  bounds: Bounds;
  points: number;
  hasColor: boolean;
  hasNumbers: boolean;
}

export interface FileEvents {
  /** Called once the file has said what it is, before its first points. */
  onOpened: (scan: FileScan) => void;
  /** Called with points that have intensities or classes not seen before. */
  onNumbers: (intensities: readonly [number, number], classes: ReadonlySet<number>) => void;
}

/** Reads a file of points in a worker and shows what the worker chooses. Returns a function that ends it. */
export function startReading(
  scene: ScanScene,
  parts: ViewerParts,
  { source = "", format, worker: script = "", decoder = "" }: DOMStringMap,
  { onOpened, onNumbers }: FileEvents,
): () => void {
  const clouds = new Map<number, PointCloud>();
  const classes = new Set<number>();
  let intensities: readonly [number, number] = [Infinity, -Infinity];
  let points = 0;
  let worker: Worker | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let viewTimer: ReturnType<typeof setTimeout> | undefined;

  const send = (message: ToWorker) => worker?.postMessage(message);
  const fail = (reason: Reason) => {
    clearTimeout(silenceTimer);
    parts.progress.hidden = true;
    showFailure(text.failures[reason]);
    parts.retry.hidden = reason !== "network";
    // What the hints are about is not there.
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
    const { camera, projection, viewport, box } = scene;
    const view = { projection, eye: eyeOf(camera), pixelsPerMeter: pixelsPerMeter(viewport), box };
    send({ kind: "view", view });
  };
  const onChange = () => (viewTimer ??= setTimeout(sendView, viewInterval));
  const receivers: { [Kind in FromWorker["kind"]]: (message: Extract<FromWorker, { kind: Kind }>) => void } =
    {
      opened: (scan) => {
        ({ points } = scan);
        onOpened(scan);
        sendView();
      },
      progress: ({ share }) => (parts.progress.value = share),
      block: ({ block }) => {
        clouds.set(block.id, pointCloudOf(block.bytes, block.bounds));
        const [from, to] = block.intensities;
        intensities = [Math.min(intensities[0], from), Math.max(intensities[1], to)];
        for (const each of block.classes) classes.add(each);
        onNumbers(intensities, classes);
      },
      shown: ({ blocks, pending }) => {
        const shown = blocks.flatMap(([id, spacing]) => {
          const cloud = clouds.get(id);
          return cloud ? [{ cloud, spacing }] : [];
        });
        scene.showParts(shown);
        const count = shown.reduce((sum, { cloud }) => sum + cloud.count, 0);
        parts.progress.hidden = pending === 0;
        parts.progress.removeAttribute("value");
        if (count > 0)
          parts.count.textContent = text.shown(numbers().format(count), numbers().format(points));
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
    // A script that does not load, or a fault that the worker did not expect.
    worker.addEventListener("error", () => fail(clouds.size === 0 ? "network" : "damaged"));
    const mostPoints = choosePointLimit(fastestGraphics(), navigator);
    send({ kind: "open", url: source, format: format as ScanFormat, decoder, mostPoints });
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
  return () => {
    clearTimeout(silenceTimer);
    clearTimeout(viewTimer);
    resizes.disconnect();
    scene.removeEventListener("change", onChange);
    worker?.terminate();
  };
}
