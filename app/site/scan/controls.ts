import * as text from "~/messages/sample-scan";
import { lookAt, orbit, pan, zoom } from "~/site/point-cloud/camera";
import { listenToKeys } from "~/site/viewer/listen-to-keys";
import { setAddress } from "~/site/viewer/open-viewer";
import { listenToPointers } from "~/site/viewer/pointer-gestures";
import type { Painter } from "./choose-colors";
import type { ColorMode } from "./coloring";
import type { Measuring } from "./measuring";
import type { ScanScene } from "./scene";
import type { ViewerParts } from "./viewer-parts";
import type { ViewName } from "./views";

/** Radians per CSS pixel of a drag. */
const turnPerPixel = 0.007;
/** How far from a double-click a point may be, in CSS pixels. */
const centerRadius = 24;
const turnStep = Math.PI / 24;
const panStep = 40;
const crosshairStep = 8;

/** Connects mouse, pen, fingers, keys and the buttons for them with the scene. */
export function connectControls(
  view: HTMLElement,
  scene: ScanScene,
  measuring: Measuring,
  parts: ViewerParts,
): void {
  const turn = (right: number, up: number) => scene.update({ camera: orbit(scene.camera, right, up) });
  const move = (right: number, down: number) =>
    scene.update({ camera: pan(scene.camera, right, down, scene.viewport, scene.space.bounds) });
  const zoomBy = (factor: number) =>
    scene.update({ camera: zoom(scene.camera, factor, scene.space.farthest) });
  listenToPointers(scene.canvas, {
    turn: (right, down) => turn(-right * turnPerPixel, down * turnPerPixel),
    pan: move,
    zoom: zoomBy,
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
  listenToKeys(view, scene.canvas, {
    turn: (right, up) => turn(right * turnStep, up * turnStep),
    zoom: zoomBy,
    home: () => scene.show("overview"),
    press: ({ key, shiftKey }, arrow) => {
      if (arrow && shiftKey) move(-arrow[0] * panStep, arrow[1] * panStep);
      else if (arrow && measuring.isOn)
        measuring.moveCrosshair(arrow[0] * crosshairStep, -arrow[1] * crosshairStep);
      else if (key.toLowerCase() === "m") measuring.toggle();
      else if (key === "Enter" && measuring.isOn) measuring.setAtCrosshair();
      else if (key === "Escape" && measuring.isOn) measuring.toggle(false);
      else return false;
      return true;
    },
  });
}

/** Connects the buttons of views and the choice of colors with the scene. */
export function connectTools(tools: HTMLElement, scene: ScanScene, paint: Painter): void {
  tools.addEventListener("click", ({ target }) => {
    const view = (target as Element).closest("button")?.dataset.view as ViewName | undefined;
    if (!view) return;
    scene.show(view);
    setAddress("scan", view);
  });
  tools.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
    paint(target.value as ColorMode);
  });
}
