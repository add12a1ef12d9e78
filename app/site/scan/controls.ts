import * as text from "~/messages/sample-scan";
import { lookAt, orbit, pan, zoom } from "~/site/point-cloud/camera";
import type { Move } from "~/site/viewer/move-buttons";
import { setAddress } from "~/site/viewer/open-viewer";
import { listenToPointers } from "~/site/viewer/pointer-gestures";
import type { Painter } from "./choose-colors";
import type { ColorMode } from "./coloring";
import type { Measuring } from "./measuring";
import type { Scene } from "./scene";
import type { ViewerParts } from "./viewer-parts";
import type { ViewName } from "./views";

/** Radians per CSS pixel of a drag. */
const turnPerPixel = 0.007;
/** How far from a double-click a point may be, in CSS pixels. */
const centerRadius = 24;
const turnStep = Math.PI / 24;
const panStep = 40;
const crosshairStep = 8;
const zoomStep = 0.85;

/** Right and down, in steps. */
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

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
  for (const root of roots) {
    root.addEventListener("click", ({ target }) => {
      const { move, view } = (target as Element).closest("button")?.dataset ?? {};
      if (move) moveBy(scene, move as Move);
      if (!view) return;
      scene.show(view as ViewName);
      setAddress("scan", view);
      showSlice();
    });
    root.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
      paint(target.value as ColorMode);
    });
  }
}

/** Handles the keys of the canvas while it has the focus. `showSlice` updates the sliders. */
export function listenToKeys(scene: Scene, measuring: Measuring, showSlice: () => void): void {
  scene.canvas.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (handleKey(event, scene, measuring)) event.preventDefault();
    showSlice();
  });
}

/** Returns whether the viewer uses this key. */
function handleKey({ key, shiftKey }: KeyboardEvent, scene: Scene, measuring: Measuring): boolean {
  const { bounds, farthest } = scene.space;
  const arrow = arrows[key];
  if (arrow) {
    const [right, down] = arrow;
    if (shiftKey)
      scene.update({ camera: pan(scene.camera, -right * panStep, -down * panStep, scene.viewport, bounds) });
    else if (measuring.isOn) measuring.moveCrosshair(right * crosshairStep, down * crosshairStep);
    else scene.update({ camera: orbit(scene.camera, right * turnStep, -down * turnStep) });
    return true;
  }
  if (key === "+" || key === "=") scene.update({ camera: zoom(scene.camera, zoomStep, farthest) });
  else if (key === "-" || key === "_") scene.update({ camera: zoom(scene.camera, 1 / zoomStep, farthest) });
  else if (key === "Home") scene.show("overview");
  else if (key.toLowerCase() === "m") measuring.toggle();
  else if (key === "Enter" && measuring.isOn) measuring.setAtCrosshair();
  else if (key === "Escape" && measuring.isOn) measuring.toggle(false);
  else return false;
  return true;
}

function moveBy(scene: Scene, move: Move): void {
  const { camera } = scene;
  const { farthest } = scene.space;
  const moves = {
    left: () => orbit(camera, -2 * turnStep, 0),
    right: () => orbit(camera, 2 * turnStep, 0),
    up: () => orbit(camera, 0, 2 * turnStep),
    down: () => orbit(camera, 0, -2 * turnStep),
    in: () => zoom(camera, zoomStep, farthest),
    out: () => zoom(camera, 1 / zoomStep, farthest),
  };
  scene.update({ camera: moves[move]() });
}
