import { MOUSE } from "three";
import * as text from "~/messages/sample-scan";
import { listenToKeys } from "~/site/viewer/listen-to-keys";
import { setAddress, type ViewerPlace } from "~/site/viewer/open-viewer";
import type { Painter } from "./choose-colors";
import type { ColorMode } from "./coloring";
import type { MeasuringTool } from "./measuring-tool";
import type { ScanScene } from "./scene";
import type { ViewerParts } from "./viewer-parts";
import { viewLike, type ViewName } from "./views";

/** The maximum distance, in CSS pixels, from a double-click or the pointer to the point that it picks. */
const centerRadius = 24;
const turnStep = Math.PI / 24;
const panStep = 40;
const crosshairStep = 8;

/** Connects mouse, pen, touch, keys and buttons with the scene. three.js handles drags and pinches. */
export function connectControls(
  { view, tools }: Pick<ViewerPlace, "view" | "tools">,
  scene: ScanScene,
  measuring: MeasuringTool,
  parts: ViewerParts,
): void {
  const { canvas, controls } = scene;
  // Damping continues a movement after a drag or a wheel event. Software rendering is too slow for it.
  const isSmooth = !scene.isSoftware && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  controls.enableDamping = isSmooth;
  controls.dampingFactor = 0.2;
  controls.rotateSpeed = 0.6;
  controls.mouseButtons.MIDDLE = MOUSE.PAN;
  listenToTaps(scene, (at, isTouch, isDouble) => {
    if (measuring.isOn) {
      measuring.addPoint(at, isTouch);
      return;
    }
    const target = isDouble ? scene.pick(at, centerRadius) : undefined;
    if (target) scene.update({ camera: { ...scene.camera, target } });
  });
  listenToWheel(view, scene, { isSmooth, hint: parts.hint });
  // The key M works while any button of the viewer has the focus.
  for (const part of [view, tools])
    part.addEventListener("keydown", (event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isTyped = target instanceof HTMLSelectElement || ctrlKey || metaKey || altKey;
      if (key.toLowerCase() !== "m" || isTyped) return;
      canvas.focus({ preventScroll: true });
      measuring.toggle();
    });
  listenToKeys(view, canvas, {
    turn: (right, up) => {
      controls.rotateLeft(-right * turnStep);
      controls.rotateUp(up * turnStep);
    },
    zoom: (factor) => controls.dollyIn(factor),
    home: () => scene.show("overview"),
    press: ({ key, shiftKey }, arrow) => {
      if (arrow && shiftKey) controls.pan(-arrow[0] * panStep, arrow[1] * panStep);
      else if (arrow && measuring.isOn)
        measuring.moveCrosshair(arrow[0] * crosshairStep, -arrow[1] * crosshairStep);
      else if (key === "Enter" && measuring.isOn) measuring.addPointAtCrosshair();
      else if (key === "Escape" && measuring.isOn) measuring.toggle(false);
      else return false;
      return true;
    },
  });
}

interface PointerPosition {
  x: number;
  y: number;
}

/** CSS pixels. A pointer that moves less than this is a tap. */
const tapDistance = 6;
const doubleTapTime = 350;
const doubleTapDistance = 24;

const distance = (a: PointerPosition, b: PointerPosition) => Math.hypot(a.x - b.x, a.y - b.y);

/** Calls a function for a tap or click on the picture. The controls of three.js handle drags and pinches. */
function listenToTaps(
  { canvas, controls }: ScanScene,
  onTap: (at: PointerPosition, isTouch: boolean, isDouble: boolean) => void,
): void {
  const pointers = new Set<number>();
  let start: PointerPosition | undefined;
  let lastTap: (PointerPosition & { time: number }) | undefined;
  const placeOf = ({ clientX, clientY }: PointerEvent): PointerPosition => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  canvas.addEventListener("pointerdown", (event) => {
    canvas.focus({ preventScroll: true });
    // OrbitControls mistakes a finger's page coordinates for window coordinates.
    controls.zoomToCursor = event.pointerType !== "touch";
    pointers.add(event.pointerId);
    start = pointers.size === 1 ? placeOf(event) : undefined;
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!start) return;
    // The picture does not move until the pointer's movement is a drag.
    if (distance(placeOf(event), start) < tapDistance) event.stopPropagation();
    else start = undefined;
  });
  const release = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    const isTap = start !== undefined && event.type === "pointerup" && event.button === 0;
    start = undefined;
    if (!isTap) return;
    const at = placeOf(event);
    const isDouble =
      lastTap !== undefined &&
      event.timeStamp - lastTap.time < doubleTapTime &&
      distance(at, lastTap) < doubleTapDistance;
    lastTap = isDouble ? undefined : { ...at, time: event.timeStamp };
    onTap(at, event.pointerType === "touch", isDouble);
  };
  canvas.addEventListener("pointerup", release);
  canvas.addEventListener("pointercancel", release);
}

const hintTime = 4_000;
/** CSS pixels of a line, for browsers that report the wheel in lines. */
const lineHeight = 16;
/** Factors from a pixel of the wheel, or of a touchpad pinch, to the controls' delta. */
const wheelSpeed = 3;
const pinchSpeed = 20;
/** The share of the remaining zoom that each frame of a smooth zoom applies. */
const smoothShare = 0.25;

/**
 * Zooms by the wheel only while the picture has the focus; otherwise scrolling the page would stop at the picture. The controls of three.js
 * zoom in steps, so a smooth zoom sends them many small events.
 */
function listenToWheel(
  view: HTMLElement,
  scene: ScanScene,
  { isSmooth, hint }: { isSmooth: boolean; hint: HTMLElement },
): void {
  const { canvas, controls } = scene;
  let hintTimer: ReturnType<typeof setTimeout> | undefined;
  let left = 0;
  let place = { clientX: 0, clientY: 0 };
  const zoom = () => {
    const part = isSmooth && Math.abs(left) > 2 ? left * smoothShare : left;
    left -= part;
    canvas.dispatchEvent(new WheelEvent("wheel", { ...place, deltaY: part, cancelable: true }));
    if (left !== 0) requestAnimationFrame(zoom);
  };
  const onWheel = (event: WheelEvent) => {
    if (!event.isTrusted || event.target !== canvas) return;
    event.stopPropagation();
    if (document.activeElement !== canvas && !event.ctrlKey) {
      hint.textContent = text.scrollHint;
      clearTimeout(hintTimer);
      hintTimer = setTimeout(() => (hint.textContent = ""), hintTime);
      return;
    }
    event.preventDefault();
    const { clientX, clientY, deltaY, deltaMode, ctrlKey } = event;
    place = { clientX, clientY };
    const isRunning = left !== 0;
    const pixels = deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1);
    left += Math.max(-600, Math.min(600, pixels * (ctrlKey ? pinchSpeed : wheelSpeed)));
    if (isRunning) return;
    controls.zoomToCursor = true;
    const { left: x, top: y } = canvas.getBoundingClientRect();
    scene.focusOn({ x: clientX - x, y: clientY - y }, centerRadius);
    zoom();
  };
  view.addEventListener("wheel", onWheel, { capture: true, passive: false });
}

export function connectTools(tools: HTMLElement, scene: ScanScene, paint: Painter): void {
  const viewButtons = tools.querySelectorAll<HTMLButtonElement>("[data-view]");
  scene.addEventListener("change", () => {
    const shown = viewLike(scene.space, scene.camera, scene.box);
    for (const button of viewButtons) button.ariaPressed = String(button.dataset.view === shown);
  });
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
