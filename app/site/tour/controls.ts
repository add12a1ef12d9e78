import * as text from "~/messages/sample-tour";
import { listenToKeys, zoomStep } from "~/site/viewer/listen-to-keys";
import { toDegrees } from "~/site/viewer/numbers";
import { listenToPointers } from "~/site/viewer/pointer-gestures";
import type { TourParts } from "./overlay";
import type { TourScene } from "./scene";
import { focalLength, turn, zoom } from "./view";

/** Degrees that one press of an arrow key turns. */
const turnStep = 7.5;

/** Connects mouse, pen, fingers, keys and the buttons for them with the scene. */
export function connectControls(view: HTMLElement, scene: TourScene, { canvas, hint }: TourParts): void {
  const zoomBy = (factor: number) => scene.look(zoom(scene.view, factor));
  const drag = (right: number, down: number) => {
    // What is in the middle of the picture stays under the pointer.
    const perPixel = toDegrees(1) / focalLength(scene.view, scene.viewport);
    scene.look(turn(scene.view, -right * perPixel, down * perPixel));
    hint.textContent = "";
  };
  listenToPointers(canvas, {
    turn: drag,
    pan: drag,
    zoom: zoomBy,
    tap: () => (hint.textContent = ""),
    doubleTap: () => zoomBy(zoomStep),
    scrollHint: { element: hint, text: text.scrollHint },
  });
  listenToKeys(view, canvas, {
    turn: (right, up) => scene.look(turn(scene.view, right * turnStep, up * turnStep)),
    zoom: zoomBy,
    home: () => scene.look({ ...scene.view, elevation: 0 }),
  });
  canvas.addEventListener("keydown", ({ defaultPrevented }) => {
    if (defaultPrevented) hint.textContent = "";
  });
}
