import { byLocale } from "~/messages/by-locale";
import * as text from "~/messages/sample-scan";
import { lookAt } from "./camera";
import { formatFeetAndInches } from "./length";
import { distanceBetween, drawMeasurement } from "./measurement";
import { addressMeasurement } from "./scan-address";
import type { Vector } from "./scan-data";
import type { Scene } from "./scene";
import type { ViewerParts } from "./viewer-parts";

/** How far from the pointer a point may be, in CSS pixels. */
const radius = { pointer: 12, touch: 24 };
const wholeNumbers = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/** The measuring tool: two points, picked with the pointer or with a crosshair, and the distance between them. */
export class Measuring {
  isOn = false;
  #points: Vector[] = [];
  /** The crosshair as a share of the picture. */
  #crosshair = { x: 0.5, y: 0.5 };

  constructor(
    readonly scene: Scene,
    readonly parts: ViewerParts,
  ) {
    parts.measure.addEventListener("click", () => this.toggle());
    parts.clear.addEventListener("click", () => this.clear());
    parts.setPoint.addEventListener("click", () => this.setAtCrosshair());
  }

  toggle(isOn = !this.isOn): void {
    this.isOn = isOn;
    const { measure, setPoint, crosshair, canvas } = this.parts;
    measure.ariaPressed = String(isOn);
    setPoint.hidden = !isOn;
    crosshair.hidden = !isOn;
    canvas.toggleAttribute("data-measuring", isOn);
    if (isOn && this.#points.length !== 1) this.clear();
    else if (!isOn && this.#points.length < 2) this.clear();
    if (isOn) this.#say(text.pickFirst);
  }

  clear(): void {
    this.#points = [];
    this.parts.clear.hidden = true;
    this.#say(this.isOn ? text.pickFirst : "");
    this.scene.update({});
  }

  /** Picks the point at a place of the picture, in CSS pixels. A third point starts a new measurement. */
  setAt(at: { x: number; y: number }, isTouch: boolean): void {
    const point = this.scene.pick(at, isTouch ? radius.touch : radius.pointer);
    if (!point) {
      this.#say(text.noPoint);
      return;
    }
    this.#points = [...(this.#points.length === 1 ? this.#points : []), point];
    this.parts.clear.hidden = false;
    this.scene.update({});
    const [start, end] = this.#points;
    if (start && end) {
      this.#showDistance(start, end);
      addressMeasurement(start, end);
    } else this.#say(text.pickSecond);
  }

  /** Shows a measurement that an address leads to. */
  show(start: Vector, end: Vector): void {
    this.#points = [start, end];
    this.parts.clear.hidden = false;
    const middle: Vector = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2, (start[2] + end[2]) / 2];
    this.scene.update({ camera: lookAt(this.scene.camera, middle) });
    this.#showDistance(start, end);
  }

  setAtCrosshair(): void {
    const { width, height } = this.scene.viewport;
    this.setAt({ x: this.#crosshair.x * width, y: this.#crosshair.y * height }, false);
  }

  /** Moves the crosshair by CSS pixels, within the picture. */
  moveCrosshair(right: number, down: number): void {
    const { width, height } = this.scene.viewport;
    const within = (value: number) => Math.min(Math.max(value, 0), 1);
    this.#crosshair = {
      x: within(this.#crosshair.x + right / width),
      y: within(this.#crosshair.y + down / height),
    };
    this.parts.crosshair.style.left = `${this.#crosshair.x * 100}%`;
    this.parts.crosshair.style.top = `${this.#crosshair.y * 100}%`;
  }

  /** Draws the measurement over a frame. */
  draw(): void {
    const { line, lineEdge, startMark, endMark, label } = this.parts;
    const marks = { line, lineEdge, ends: [startMark, endMark] as const, label };
    drawMeasurement(this.#points, marks, this.scene.projection, this.scene.viewport);
  }

  #showDistance(start: Vector, end: Vector): void {
    const { length, across, up } = distanceBetween(start, end);
    const feet = formatFeetAndInches(length);
    this.parts.label.textContent = feet;
    const distance = text.distance(feet, wholeNumbers().format(length * 1000));
    this.#say(distance, text.parts(formatFeetAndInches(across), formatFeetAndInches(up)));
  }

  /** Shows a text where screen readers announce it. The first one is emphasized if there are two. */
  #say(first: string, second?: string): void {
    const strong = document.createElement("strong");
    strong.textContent = first;
    this.parts.result.replaceChildren(...(second === undefined ? [first] : [strong, ` ${second}`]));
  }
}
