import { CONSTANTS, DEFAULTS, type Viewer } from "@photo-sphere-viewer/core";
import type { GyroscopePlugin } from "@photo-sphere-viewer/gyroscope-plugin";
import * as text from "~/messages/sample-tour";
import { toRadians } from "~/site/viewer/numbers";
import type { TourParts } from "./overlay";
import { prefersReducedMotion } from "./walk";

const { ZOOM_IN, ZOOM_OUT } = CONSTANTS.ACTIONS;
/** Degrees for each press of a button. */
const turnStep = 15;
/** Zoom levels, of 100, for each press of a button. */
const zoomStep = 15;
/** Milliseconds until the hint about the wheel disappears. */
const hintTime = 4_000;

/** Turns without an animation for people who prefer reduced motion. */
function turn(viewer: Viewer, right: number, up: number): void {
  const { yaw, pitch } = viewer.getPosition();
  const position = { yaw: yaw + toRadians(right), pitch: pitch + toRadians(up) };
  if (prefersReducedMotion()) viewer.rotate(position);
  else void viewer.animate({ ...position, speed: "10rpm" });
}

const lookLevel = (viewer: Viewer) => {
  viewer.rotate({ ...viewer.getPosition(), pitch: 0 });
};

/** The library's keys for the focused canvas, and the unshifted keys of + and −. */
export const keyboardActions = {
  ...DEFAULTS.keyboardActions,
  "=": ZOOM_IN,
  "Shift+Plus": ZOOM_IN,
  "Shift+_": ZOOM_OUT,
  Home: lookLevel,
};

/** The actions of the buttons in view-frame.tsx, by their `data-key`. */
const buttonActions: Readonly<Record<string, (viewer: Viewer) => void>> = {
  ArrowLeft: (viewer) => turn(viewer, -turnStep, 0),
  ArrowRight: (viewer) => turn(viewer, turnStep, 0),
  ArrowUp: (viewer) => turn(viewer, 0, turnStep),
  ArrowDown: (viewer) => turn(viewer, 0, -turnStep),
  "+": (viewer) => viewer.zoomIn(zoomStep),
  "-": (viewer) => viewer.zoomOut(zoomStep),
};

/** Connects the buttons. The tour handles keys and the wheel only while it has the focus, because the page also needs them. */
export function connectControls(view: HTMLElement, viewer: Viewer, { canvas, hint }: TourParts): void {
  view.addEventListener("click", ({ target }) => {
    buttonActions[(target as Element).closest("button")?.dataset.key ?? ""]?.(viewer);
  });
  canvas.addEventListener("focus", () => {
    viewer.startKeyboardControl();
    viewer.setOption("mousewheel", true);
  });
  canvas.addEventListener("blur", () => {
    viewer.stopKeyboardControl();
    viewer.setOption("mousewheel", false);
  });
  const clearHint = () => (hint.textContent = "");
  canvas.addEventListener("pointerdown", ({ target }) => {
    clearHint();
    if (!(target as Element).closest("button")) canvas.focus({ preventScroll: true });
  });
  canvas.addEventListener("keydown", ({ key }) => {
    if (key in keyboardActions) clearHint();
  });
  let timer: ReturnType<typeof setTimeout>;
  canvas.addEventListener("wheel", ({ ctrlKey }) => {
    if (ctrlKey || document.activeElement === canvas) return;
    hint.textContent = text.scrollHint;
    clearTimeout(timer);
    timer = setTimeout(clearHint, hintTime);
  });
}

/** Milliseconds without an orientation event after which the device is assumed to have no sensor. */
const sensorTimeout = 1_500;

/** Resolves at the device's first orientation event. Rejects if none comes in time. */
const firstOrientationEvent = () =>
  new Promise<void>((resolve, reject) => {
    const signal = AbortSignal.timeout(sensorTimeout);
    signal.addEventListener("abort", reject);
    addEventListener("deviceorientation", ({ alpha }) => alpha !== null && resolve(), { signal });
  });

/** Connects the button that requests a phone's motion, and shows it on touch devices. */
export function connectMotion(gyroscope: GyroscopePlugin, { motion, hint }: TourParts): void {
  motion.hidden = !("DeviceOrientationEvent" in window && matchMedia("(pointer: coarse)").matches);
  gyroscope.addEventListener("gyroscope-updated", ({ gyroscopeEnabled }) => {
    motion.ariaPressed = String(gyroscopeEnabled);
  });
  const clearHint = () => (hint.textContent = "");
  const showMotionError = () => {
    gyroscope.stop();
    hint.textContent = text.motionRefused;
  };
  motion.addEventListener("click", () => {
    if (gyroscope.isEnabled()) gyroscope.stop();
    else void gyroscope.start().then(firstOrientationEvent).then(clearHint, showMotionError);
  });
}

/**
 * Connects the keys of a tour without passages. While the picture has the focus, N and P move to the next and the previous position. In the
 * list, arrow keys move the focus.
 */
export function connectPositionKeys(
  view: HTMLElement,
  canvas: HTMLElement,
  step: (by: 1 | -1) => void,
): void {
  canvas.addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key.toLowerCase() === "n") step(1);
    if (key.toLowerCase() === "p") step(-1);
  });
  view.addEventListener("keydown", (event) => {
    const mark = (event.target as Element).closest("[data-position]");
    const neighbors: Readonly<Record<string, Element | null | undefined>> = {
      ArrowUp: mark?.previousElementSibling,
      ArrowDown: mark?.nextElementSibling,
    };
    const other = neighbors[event.key];
    if (!(other instanceof HTMLElement)) return;
    event.preventDefault();
    other.focus();
  });
}
