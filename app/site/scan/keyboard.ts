import { orbit, pan, zoom } from "~/site/point-cloud/camera";
import type { Move } from "~/site/viewer/move-buttons";
import type { Measuring } from "./measuring";
import type { Scene } from "./scene";

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

/** Does what a button of the viewer says. */
export function moveBy(scene: Scene, move: Move): void {
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
