import { byLocale } from "~/messages/by-locale";
import * as text from "~/messages/sample-scan";
import { formatFeetAndInches, metersPerFoot } from "~/site/feet-and-inches";
import { eachAxis, type Vector } from "~/site/scan-file/vector";
import { clamp } from "~/site/viewer/numbers";
import {
  areaWithin,
  distanceBetween,
  drawMeasurement,
  isMeasure,
  type MeasurementKind,
  type Measurement,
  maxCorners,
} from "./measurement";
import { writeScanAddress } from "./scan-address";
import type { ScanScene } from "./scene";
import type { ViewerParts } from "./viewer-parts";

/** The maximum distance, in CSS pixels, from the pointer to the point that it picks. */
const pickRadius = { pointer: 12, touch: 24 };
const wholeNumbers = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const squareFeet = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const squareMeters = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

/** Returns the first hint. On a phone, it mentions a tap, because a phone has neither a click nor Enter. */
const pickFirst = () => (matchMedia("(pointer: coarse)").matches ? text.pickFirstByTouch : text.pickFirst);

/** The measuring tool. A person picks points with the pointer or the crosshair. */
export class MeasuringTool {
  isOn = false;
  #kind: MeasurementKind = "measure";
  #points: Vector[] = [];
  /** The position as fractions of the picture's width and height. */
  #crosshair = { x: 0.5, y: 0.5 };

  constructor(
    readonly scene: ScanScene,
    readonly parts: ViewerParts,
  ) {
    parts.measure.addEventListener("click", () => this.toggle());
    parts.clear.addEventListener("click", () => this.clear());
    parts.setPoint.addEventListener("click", () => this.addPointAtCrosshair());
    parts.kind.addEventListener("change", () => {
      const { value } = parts.kind;
      if (isMeasure(value)) this.#kind = value;
      this.clear();
    });
  }

  /** The measurement; undefined until it has enough points. */
  get measurement(): Measurement | undefined {
    const isWhole = this.#points.length >= (this.#kind === "area" ? 3 : 2);
    return isWhole ? { kind: this.#kind, points: this.#points } : undefined;
  }

  toggle(isOn = !this.isOn): void {
    this.isOn = isOn;
    const { measure, kind, setPoint, crosshair, canvas } = this.parts;
    measure.ariaPressed = String(isOn);
    for (const part of [kind, setPoint, crosshair]) part.hidden = !isOn;
    canvas.toggleAttribute("data-measuring", isOn);
    if (isOn ? this.#points.length !== 1 : !this.measurement) this.clear();
    if (isOn) this.#say(pickFirst());
  }

  clear(): void {
    this.#points = [];
    this.parts.clear.hidden = true;
    this.#say(this.isOn ? pickFirst() : "");
    this.scene.update({});
  }

  /** Picks the point at a position in CSS pixels. After a complete measurement, the point starts a new one. */
  addPoint(at: { x: number; y: number }, isTouch: boolean): void {
    const point = this.scene.pick(at, isTouch ? pickRadius.touch : pickRadius.pointer);
    if (!point) {
      this.#say(text.noPoint);
      return;
    }
    const isFull = this.#points.length >= (this.#kind === "area" ? maxCorners : 2);
    this.#points = [...(isFull ? [] : this.#points), point];
    this.parts.clear.hidden = false;
    this.scene.update({});
    if (this.measurement) {
      this.#showResult(this.measurement);
      const { camera, box, space, coloring } = this.scene;
      writeScanAddress({ camera, box, unit: space.unit }, coloring.mode, this.measurement);
    } else if (this.#kind === "area") this.#say(text.pickCorner);
    else this.#say(text.pickSecond);
  }

  show(measurement: Measurement, keepsCamera: boolean): void {
    this.#kind = this.parts.kind.value = measurement.kind;
    this.#points = [...measurement.points];
    this.parts.clear.hidden = false;
    const { camera } = this.scene;
    const target = eachAxis(
      (axis) => this.#points.reduce((sum, point) => sum + point[axis], 0) / this.#points.length,
    );
    this.scene.update(keepsCamera ? {} : { camera: { ...camera, target } });
    this.#showResult(measurement);
  }

  addPointAtCrosshair(): void {
    const { width, height } = this.scene.viewport;
    this.addPoint({ x: this.#crosshair.x * width, y: this.#crosshair.y * height }, false);
  }

  /** Moves the crosshair by CSS pixels, within the picture. */
  moveCrosshair(right: number, down: number): void {
    const { width, height } = this.scene.viewport;
    this.#crosshair = {
      x: clamp(this.#crosshair.x + right / width, 0, 1),
      y: clamp(this.#crosshair.y + down / height, 0, 1),
    };
    this.parts.crosshair.style.left = `${this.#crosshair.x * 100}%`;
    this.parts.crosshair.style.top = `${this.#crosshair.y * 100}%`;
  }

  draw(): void {
    const { line, lineEdge, startMark, endMark, label } = this.parts;
    const marks = { line, lineEdge, ends: [startMark, endMark] as const, label };
    const measurement = { kind: this.#kind, points: this.#points };
    drawMeasurement(measurement, marks, (position) => this.scene.toScreen(position));
    label.hidden ||= !this.measurement;
  }

  #showResult({ kind, points }: Measurement): void {
    if (kind === "area") {
      const area = areaWithin(points);
      const feet = text.squareFeet(squareFeet().format(area / metersPerFoot ** 2));
      this.parts.label.textContent = feet;
      this.#say(text.area(feet, squareMeters().format(area)), text.moreCorners);
      return;
    }
    const [start, end] = points;
    if (!start || !end) return;
    const { length, across, up } = distanceBetween(start, end);
    const [main, other] = kind === "height" ? [up, length] : [length, across];
    const feet = formatFeetAndInches(main);
    this.parts.label.textContent = feet;
    const inFeet = formatFeetAndInches(other);
    this.#say(
      text.distance(feet, wholeNumbers().format(main * 1000)),
      kind === "height" ? text.heightParts(inFeet) : text.parts(inFeet, formatFeetAndInches(up)),
    );
  }

  /** Shows a text that screen readers announce. If there is a second text, the first one is emphasized. */
  #say(first: string, second?: string): void {
    const strong = document.createElement("strong");
    strong.textContent = first;
    this.parts.result.replaceChildren(...(second === undefined ? [first] : [strong, ` ${second}`]));
  }
}
