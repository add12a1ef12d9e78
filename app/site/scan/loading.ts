import { byLocale } from "~/messages/by-locale";
import * as text from "~/messages/sample-scan";
import { createDecoder, createPointCloud, type PointCloud } from "~/site/scan-file/point-cloud";
import { readBytes } from "~/site/scan-file/read-range";
import { connectFailure } from "~/site/viewer/elements";
import { bounds, spacingOf } from "./scan-data";
import type { ScanScene } from "./scene";
import type { ViewerParts } from "./viewer-parts";

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

/** Loads the points of the sample scan into the scene and shows the progress. Returns a function that stops it. */
export function startLoading(
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
