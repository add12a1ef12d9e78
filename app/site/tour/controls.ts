import * as text from "~/messages/sample-tour";
import type { Move } from "~/site/viewer/move-buttons";
import { listenToPointers } from "~/site/viewer/pointer-gestures";
import type { TourParts } from "./overlay";
import type { Scene } from "./scene";
import { focalLength, turn, zoom } from "./view";

/** Degrees that one press of an arrow key turns; a button turns twice as far. */
const turnStep = 7.5;
const zoomStep = 0.85;

/** Right and up, in steps. */
const arrows: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const buttons: Readonly<Record<Exclude<Move, "in" | "out">, readonly [right: number, up: number]>> = {
  left: [-2, 0],
  right: [2, 0],
  up: [0, 2],
  down: [0, -2],
};

/** Connects mouse, pen, fingers, keys and the buttons for them with the scene. */
export function connectControls(view: HTMLElement, scene: Scene, { canvas, hint }: TourParts): void {
  const step = (right: number, up: number) => scene.look(turn(scene.view, right * turnStep, up * turnStep));
  const zoomBy = (factor: number) => scene.look(zoom(scene.view, factor));
  const drag = (right: number, down: number) => {
    // What is in the middle of the picture stays under the pointer.
    const perPixel = 180 / Math.PI / focalLength(scene.view, scene.viewport);
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
  canvas.addEventListener("keydown", (event) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[key];
    if (arrow) step(...arrow);
    else if (key === "+" || key === "=") zoomBy(zoomStep);
    else if (key === "-" || key === "_") zoomBy(1 / zoomStep);
    else if (key === "Home") scene.look({ ...scene.view, elevation: 0 });
    else return;
    event.preventDefault();
    hint.textContent = "";
  });
  view.addEventListener("click", ({ target }) => {
    const move = (target as Element).closest<HTMLElement>("[data-move]")?.dataset.move as Move | undefined;
    if (move === "in") zoomBy(zoomStep);
    else if (move === "out") zoomBy(1 / zoomStep);
    else if (move) step(...buttons[move]);
  });
}
