import * as text from "~/messages/sample-scan";
import { lookAt, orbit, pan, zoom } from "~/site/point-cloud/camera";
import type { Move } from "~/site/viewer/move-buttons";
import { listenToPointers } from "~/site/viewer/pointer-gestures";
import type { Painter } from "./choose-colors";
import type { ColorMode } from "./coloring";
import { moveBy } from "./keyboard";
import type { Measuring } from "./measuring";
import { addressView } from "./scan-address";
import type { Scene } from "./scene";
import type { ViewerParts } from "./viewer-parts";
import type { ViewName } from "./views";

/** Radians per CSS pixel of a drag. */
const turnPerPixel = 0.007;
/** How far from a double-click a point may be, in CSS pixels. */
const centerRadius = 24;

/** Connects mouse, pen and fingers with the scene. */
export function connectGestures(scene: Scene, measuring: Measuring, parts: ViewerParts): void {
  listenToPointers(scene.canvas, {
    turn: (right, down) =>
      scene.update({ camera: orbit(scene.camera, -right * turnPerPixel, down * turnPerPixel) }),
    pan: (right, down) =>
      scene.update({ camera: pan(scene.camera, right, down, scene.viewport, scene.space.bounds) }),
    zoom: (factor) => scene.update({ camera: zoom(scene.camera, factor, scene.space.farthest) }),
    tap: (at, isTouch) => {
      if (measuring.isOn) measuring.setAt(at, isTouch);
    },
    doubleTap: (at, isTouch) => {
      if (measuring.isOn) {
        measuring.setAt(at, isTouch);
        return;
      }
      const point = scene.pick(at, centerRadius);
      if (point) scene.update({ camera: lookAt(scene.camera, point, scene.space.bounds) });
    },
    scrollHint: { element: parts.hint, text: text.scrollHint },
  });
}

/** Connects the buttons and the choice of colors with the scene. `showSlice` updates the sliders. */
export function connectButtons(
  roots: readonly Element[],
  scene: Scene,
  paint: Painter,
  showSlice: () => void,
): void {
  for (const root of roots)
    root.addEventListener("click", ({ target }) => {
      const { move, view } = (target as Element).closest("button")?.dataset ?? {};
      if (move) moveBy(scene, move as Move);
      if (!view) return;
      scene.show(view as ViewName);
      addressView(view as ViewName);
      showSlice();
    });
  for (const root of roots)
    root.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
      paint(target.value as ColorMode);
    });
}
