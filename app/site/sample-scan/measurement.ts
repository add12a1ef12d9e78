import { type Matrix, toScreen, type Viewport } from "./camera";
import type { Vector } from "./scan-data";

/** A distance in meters, with its horizontal and its vertical part. */
export interface Distance {
  length: number;
  across: number;
  up: number;
}

export function distanceBetween(start: Vector, end: Vector): Distance {
  const [x, y, z] = [end[0] - start[0], end[1] - start[1], end[2] - start[2]];
  return { length: Math.hypot(x, y, z), across: Math.hypot(x, y), up: Math.abs(z) };
}

interface Marks {
  line: SVGElement;
  lineEdge: SVGElement;
  ends: readonly [SVGElement, SVGElement];
  label: HTMLElement;
}

/** CSS pixels between the middle of the line and its label: more than the radius of an end. */
const labelGap = 12;

/** Places the line, its ends and its label over the picture. */
export function drawMeasurement(
  points: readonly Vector[],
  { line, lineEdge, ends, label }: Marks,
  projection: Matrix,
  viewport: Viewport,
): void {
  const places = points.map((point) => toScreen(projection, point, viewport));
  for (const [index, end] of ends.entries()) {
    const place = places[index];
    setVisible(end, place !== undefined);
    if (place) end.setAttribute("transform", `translate(${place.x} ${place.y})`);
  }
  const [start, end] = places;
  for (const part of [line, lineEdge, label]) setVisible(part, start !== undefined && end !== undefined);
  if (!start || !end) return;
  for (const path of [line, lineEdge]) path.setAttribute("d", `M${start.x} ${start.y}L${end.x} ${end.y}`);
  const [x, y] = [(start.x + end.x) / 2, (start.y + end.y) / 2];
  // Above the line, which a label over it would hide where it is short.
  label.style.translate = `calc(${x}px - 50%) calc(${y}px - 100% - ${labelGap}px)`;
}

/** SVG elements have no `hidden` property. */
function setVisible(element: Element, isVisible: boolean): void {
  element.toggleAttribute("hidden", !isVisible);
}
