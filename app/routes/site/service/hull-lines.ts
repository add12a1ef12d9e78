/** The lines of the yacht in the picture, as SVG paths for its section drawing. art/scripts/hull_lines.py writes the data. */
import type { Point } from "~/site/drawings/floor-plan";
import data from "~/site/drawings/hull.json";

const number = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point) => `${number(x)} ${number(y)}`;

/**
 * Returns a curve through all points without a kink: a Catmull-Rom spline, written as cubic Béziers.
 * An open curve ends straight; a closed one has no ends. Two points give a straight line.
 */
export function smoothPath(points: readonly Point[], kind: "open" | "closed" = "open"): string {
  const count = points.length;
  const last = kind === "closed" ? count : count - 1;
  const pick = (index: number): Point => {
    const wrapped = kind === "closed" ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  if (count === 2) return `M${points.map(pair).join("L")}`;
  const curves = Array.from({ length: last }, (_, index) => {
    const [before, start, end, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const leave: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const arrive: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `${pair(leave)} ${pair(arrive)} ${pair(end)}`;
  });
  return `M${pair(pick(0))}C${curves.join(" ")}${kind === "closed" ? "Z" : ""}`;
}

interface Hull {
  /** Length over all, waterline, beam and draft. */
  length: number;
  waterline: number;
  beam: number;
  draft: number;
  /** The side view in four pieces that meet at corners, clockwise from the stern. */
  sheer: readonly Point[];
  stem: readonly Point[];
  keel: readonly Point[];
  transom: readonly Point[];
  /** Where the sections are, from the bow; each is a distance from the stern. */
  stations: readonly number[];
  /** One side of each section, from the keel up. */
  sections: readonly (readonly Point[])[];
  /** Rudder, keel fin and bulb, from the side and from the end. */
  appendages: readonly { side: readonly Point[]; end: readonly Point[] }[];
}

/** Lengths in meters; x from the stern, y from the center line, heights from the waterline. */
export const hull = data as unknown as Hull;

/** The drawing's units per meter, in both views. */
const scale = 52;
/** The y coordinate of the water in both views. */
export const waterline = 146;
/** The x coordinate of the center line in the end view. */
export const centerLine = 200;

/** Returns where a point of the side view is in the drawing. */
export const fromSide = ([x, height]: Point): Point => [20 + x * scale, waterline - height * scale];
const fromEnd =
  (side: 1 | -1) =>
  ([across, height]: Point): Point => [centerLine + side * across * scale, waterline - height * scale];

/** Returns the highest point of the sheer and the lowest of the keel at a station, as heights. */
function heightsAt(station: number): readonly [top: number, bottom: number] {
  const heightOn = (line: readonly Point[]) => {
    const after = line.findIndex(
      ([x], index) => index > 0 && (line[index - 1]?.[0] ?? 0) <= station && x >= station,
    );
    const [start, end] = [line[after - 1], line[after]];
    if (!start || !end) return undefined;
    const part = (station - start[0]) / (end[0] - start[0]);
    return start[1] + part * (end[1] - start[1]);
  };
  const bottom = heightOn(hull.keel.toReversed()) ?? heightOn(hull.stem.toReversed());
  return [heightOn(hull.sheer) ?? 0, bottom ?? 0];
}

const joined = (pieces: readonly (readonly Point[])[]) =>
  pieces
    .map((piece) => smoothPath(piece))
    .map((path, index) => (index === 0 ? path : path.replace("M", "L")))
    .join("");

export const profile = `${joined([hull.sheer, hull.stem, hull.keel, hull.transom].map((piece) => piece.map(fromSide)))}Z`;

/** Returns a closed outline: a curve if it is round, as the bulb is; blades have corners. */
function outline(points: readonly Point[]): string {
  const isRound = points.length > 20;
  return isRound
    ? smoothPath(points, "closed")
    : `M${points.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}Z`;
}

export const sideAppendages = hull.appendages.map(({ side }) => outline(side.map(fromSide)));
const [, ...keel] = hull.appendages;
/** Fin and bulb; the rudder stands in line with them. */
export const endAppendages = keel.map(({ end }) => outline(end.map(fromEnd(1))));

/** The lines of the stations across the side view, and their x coordinates. */
export const stationLines = hull.stations.map((station) => {
  const [top, bottom] = heightsAt(station).map((height) => fromSide([station, height]));
  return smoothPath([top ?? [0, 0], bottom ?? [0, 0]]);
});
export const hullStationMarks = hull.stations.map((station) => fromSide([station, 0])[0]);

/** The number of the station in the middle of the waterline, which both halves of the end view share. */
const middleStation = 5;

/** Returns the sections that stand on one half of the end view: those of the stern on the left, of the bow on the right. */
export function sectionsOf(half: "stern" | "bow"): string[] {
  const [from, to] = half === "bow" ? [1, middleStation] : [middleStation, hull.sections.length - 1];
  return hull.sections
    .slice(from, to)
    .map((section) => smoothPath(section.map(fromEnd(half === "stern" ? -1 : 1))));
}

/** The section in the middle, on both sides, each closed along the center line to cover what is behind it. */
export const middleSection = ([-1, 1] as const).map((side) =>
  smoothPath((hull.sections[middleStation] ?? []).map(fromEnd(side))),
);
const deck = waterline - (hull.sections[middleStation]?.at(-1)?.[1] ?? 0) * scale;
export const middleArea = middleSection.map((path) => `${path}L${centerLine} ${deck.toFixed(1)}Z`).join("");
