import type { Vector } from "~/site/scan-file/vector";

export type MeasurementKind = "measure" | "height" | "area";

export interface Measurement {
  kind: MeasurementKind;
  points: readonly Vector[];
}

export const maxCorners = 50;

export function isMeasure(text: string): text is MeasurementKind {
  return text === "measure" || text === "height" || text === "area";
}

/** Returns a distance in meters with its horizontal and vertical part. */
export function distanceBetween(start: Vector, end: Vector) {
  const [x, y, z] = [end[0] - start[0], end[1] - start[1], end[2] - start[2]];
  return { length: Math.hypot(x, y, z), across: Math.hypot(x, y), up: Math.abs(z) };
}

/**
 * Returns the area of a polygon in square meters, measured in the plane that fits its corners best, so corners slightly off a wall's plane
 * make little difference.
 */
export function areaWithin(corners: readonly Vector[]): number {
  const [origin = [0, 0, 0]] = corners;
  let [x, y, z] = [0, 0, 0];
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [ax, ay, az] = [corner[0] - origin[0], corner[1] - origin[1], corner[2] - origin[2]];
    const [bx, by, bz] = [next[0] - origin[0], next[1] - origin[1], next[2] - origin[2]];
    x += ay * bz - az * by;
    y += az * bx - ax * bz;
    z += ax * by - ay * bx;
  }
  return Math.hypot(x, y, z) / 2;
}

export function outlineOf({ kind, points }: Measurement): readonly Vector[] {
  const [start, end] = points;
  if (!start || !end) return points;
  // The line is first level, then vertical. The vertical part is the measured height.
  if (kind === "height") return [start, [end[0], end[1], start[2]], end];
  return kind === "area" && points.length > 2 ? [...points, start] : points;
}

interface Marks {
  line: SVGElement;
  lineEdge: SVGElement;
  ends: readonly [SVGElement, SVGElement];
  label: HTMLElement;
}

/** CSS pixels between the middle of the line and its label: more than the radius of an end. */
const labelGap = 12;

/**
 * Places the line, its ends and its label over the picture.
 *
 * @param toScreen returns the CSS pixels of a position; undefined behind the camera
 */
export function drawMeasurement(
  measurement: Measurement,
  { line, lineEdge, ends, label }: Marks,
  toScreen: (position: Vector) => { x: number; y: number } | undefined,
): void {
  const { points } = measurement;
  const placeOf = (point: Vector | undefined) => point && toScreen(point);
  for (const [index, end] of ends.entries()) {
    const place = placeOf(index === 0 ? points[0] : points.length > 1 ? points.at(-1) : undefined);
    setVisible(end, place !== undefined);
    if (place) end.setAttribute("transform", `translate(${place.x} ${place.y})`);
  }
  const outline = outlineOf(measurement).map(placeOf);
  const places = outline.filter((place) => place !== undefined);
  const isVisible = places.length > 1 && places.length === outline.length;
  for (const part of [line, lineEdge, label]) setVisible(part, isVisible);
  if (!isVisible) return;
  const path = `M${places.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  for (const part of [line, lineEdge]) part.setAttribute("d", path);
  const middle = (axis: "x" | "y") =>
    places.reduce((sum, place) => sum + place[axis], 0) / Math.max(places.length, 1);
  // The label is above the line, because it would hide a short line.
  label.style.translate = `calc(${middle("x")}px - 50%) calc(${middle("y")}px - 100% - ${labelGap}px)`;
}

/** Sets the attribute `hidden`, because SVG elements have no such property. */
function setVisible(element: Element, isVisible: boolean): void {
  element.toggleAttribute("hidden", !isVisible);
}
