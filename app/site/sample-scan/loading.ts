import { locale } from "~/messages/locale";
import * as text from "~/messages/sample-scan";
import { loadPoints } from "./load-points";
import type { Scene } from "./scene";
import type { ViewerParts } from "./viewer-parts";

/** The first picture has this many points, which takes about 0.25 s on a line of 9 Mbit/s. */
const firstPoints = 30_000;
const numbers = new Intl.NumberFormat(locale);

/** Loads the points into the scene and tells how far that is. Returns a function that stops it. */
export function startLoading(scene: Scene, parts: ViewerParts, url: string): () => void {
  let controller = new AbortController();
  let isStopped = false;
  const load = async () => {
    controller = new AbortController();
    parts.failure.hidden = true;
    parts.progress.hidden = false;
    try {
      await loadPoints(url, scene.cloud, { controller, onPoints });
      parts.progress.hidden = true;
      scene.showNewPoints();
    } catch {
      if (!isStopped) showFailure();
    }
  };
  const onPoints = () => {
    const { count, capacity } = scene.cloud;
    if (count < firstPoints && count < capacity) return;
    scene.showNewPoints();
    parts.progress.value = count / capacity;
    parts.count.textContent =
      count === capacity
        ? text.complete(numbers.format(capacity))
        : text.progress(numbers.format(count), numbers.format(capacity));
  };
  const showFailure = () => {
    parts.progress.hidden = true;
    parts.failureText.textContent = scene.cloud.count > 0 ? text.partlyLoaded : text.loadFailed;
    parts.failure.hidden = false;
    scene.showNewPoints();
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
