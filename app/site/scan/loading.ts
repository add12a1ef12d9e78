import { byLocale } from "~/messages/by-locale";
import * as text from "~/messages/sample-scan";
import { createDecoder, createPointCloud, type PointCloud } from "~/site/point-cloud/point-cloud";
import { bounds, pointCount, spacingOf } from "./scan-data";
import type { Scene } from "./scene";
import type { ViewerParts } from "./viewer-parts";

/** Milliseconds without any new bytes after which loading fails. */
const idleTimeout = 15_000;

interface LoadOptions {
  /** Stops loading when it is aborted; the promise then rejects. */
  controller: AbortController;
  /** Called after each chunk, when the cloud has more points. */
  onPoints: () => void;
}

/** Loads points.bin into a cloud. Rejects if the file does not arrive completely. */
async function loadPoints(url: string, cloud: PointCloud, { controller, onPoints }: LoadOptions) {
  const giveUp = () => controller.abort(new Error("The points stopped arriving."));
  let timer = setTimeout(giveUp, idleTimeout);
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (!response.ok || !response.body) throw new Error(`The points were answered with ${response.status}.`);
    const reader = response.body.getReader();
    const decode = createDecoder(cloud);
    let decoded = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, idleTimeout);
      decoded = decode(part.value);
      onPoints();
    }
    if (decoded < cloud.capacity) throw new Error(`The file ended after ${decoded} points.`);
  } finally {
    clearTimeout(timer);
  }
}

/** The first picture has this many points, which takes about 0.25 s on a line of 9 Mbit/s. */
const firstPoints = 30_000;
const numbers = byLocale((locale) => new Intl.NumberFormat(locale));

/**
 * Loads the points of the sample scan into the scene and tells how far that is. Returns a function that stops it.
 *
 * @param allPoints the points of the source, if it is not the sample scan; only tests set it, whose scan has fewer
 */
export function startLoading(
  scene: Scene,
  parts: ViewerParts,
  { source = "", allPoints }: DOMStringMap,
): () => void {
  const cloud = createPointCloud(Number(allPoints ?? pointCount), bounds);
  scene.showParts([{ cloud, spacing: spacingOf(cloud.capacity) }]);
  let controller = new AbortController();
  let isStopped = false;
  const load = async () => {
    controller = new AbortController();
    parts.failure.hidden = true;
    parts.progress.hidden = false;
    try {
      await loadPoints(source, cloud, { controller, onPoints });
      parts.progress.hidden = true;
      scene.showNewPoints(true);
    } catch {
      if (!isStopped) showFailure();
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
  const showFailure = () => {
    parts.progress.hidden = true;
    parts.failureText.textContent = cloud.count > 0 ? text.partlyLoaded : text.loadFailed;
    parts.failure.hidden = false;
    scene.showNewPoints(true);
  };
  parts.retry.addEventListener("click", () => {
    parts.canvas.focus({ preventScroll: true });
    void load();
  });
  void load();
  return () => {
    isStopped = true;
    controller.abort();
  };
}
