/** The plan of the sample apartment as SVG paths; one unit is a centimeter. art/scripts/plan_us.py writes the data. */
import data from "./floor-plan.json";

export type Point = readonly [x: number, y: number];
type Shape = { height: number } & (
  | { outline: readonly Point[]; circle?: undefined }
  | { circle: readonly [...Point, radius: number]; outline?: undefined }
);

interface Door {
  hinge: Point;
  /** The end of the leaf at 90 degrees, as plans draw it. */
  tip: Point;
  /** The side of the opening across from the hinge. */
  far: Point;
  /** The end of the leaf in the model and in its pictures. */
  leaf: Point;
  width: number;
  sweep: number;
}

interface WallOpening {
  /** D for doors, W for windows. Openings of the same size have the same mark. */
  mark: string;
  at: Point;
  width: number;
  height: number;
  /** 0 for doors. */
  sill: number;
}

interface Room {
  id: "living" | "kitchen" | "bath" | "bedroom" | "study";
  /** Corners between finished faces, in eighths of an inch from the outer corner in the southwest. */
  polygon: readonly Point[];
  width: number;
  depth: number;
  isRectangle: boolean;
  areaSqFt: number;
  label: Point;
}

/**
 * The distances of all wall faces along a line, in eighths of an inch from the first face. The spans between them are a wall and a room in
 * turn.
 */
export interface Chain {
  name: "north" | "south" | "west" | "east";
  axis: "x" | "y";
  /** Meters. */
  at: number;
  faces: readonly number[];
}

interface FloorPlan {
  /** The southwest outer corner, in meters. */
  origin: Point;
  walls: readonly (readonly Point[])[];
  /** Eighths of an inch. */
  thickness: readonly [inner: number, outer: number];
  windows: readonly (readonly (readonly [Point, Point])[])[];
  doors: readonly Door[];
  rugs: readonly Shape[];
  furniture: readonly Shape[];
  plants: readonly (readonly [...Point, radius: number])[];
  /** The edge of a room that has no wall there. */
  openEdge: readonly Point[];
  rooms: readonly Room[];
  chains: readonly Chain[];
  openings: readonly WallOpening[];
  /** Eighths of an inch. */
  ceiling: number;
  revision: string;
  issued: string;
}

/** Lengths are in meters unless a field says otherwise; x points east, y points north. */
export const floorPlan = data as unknown as FloorPlan;

const eighth = 2.54 / 8;

export const eighthsToUnits = (eighths: number) => eighths * eighth;

export const totalOf = ({ faces }: Chain) => faces.at(-1) ?? 0;

function chainNamed(name: Chain["name"]): Chain {
  const chain = floorPlan.chains.find((each) => each.name === name);
  if (!chain) throw new Error(`The plan has no chain "${name}".`);
  return chain;
}

export const chains = {
  north: chainNamed("north"),
  south: chainNamed("south"),
  west: chainNamed("west"),
  east: chainNamed("east"),
};

export const planWidth = eighthsToUnits(totalOf(chains.north));
export const planDepth = eighthsToUnits(totalOf(chains.west));

const number = (value: number) => String(Math.round(value * 10) / 10);

/** Converts a point of the model to the drawing's units, where y points down. */
export function toUnits([x, y]: Point): Point {
  return [(x - floorPlan.origin[0]) * 100, planDepth - (y - floorPlan.origin[1]) * 100];
}

const at = (point: Point) => toUnits(point).map(number).join(" ");
const line = (points: readonly Point[]) => `M${points.map(at).join("L")}`;
/** Returns a closed outline in whole centimeters and relative steps. That halves the markup. */
function outline(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points.map((point) => toUnits(point).map(Math.round));
  const [x = 0, y = 0] = first;
  const steps = rest.map(([nextX = 0, nextY = 0], index) => {
    const [lastX = x, lastY = y] = rest[index - 1] ?? first;
    return step(nextX - lastX, nextY - lastY);
  });
  return `M${x} ${y}${steps.join("")}z`;
}

function step(right: number, down: number): string {
  if (down === 0) return `h${right}`;
  if (right === 0) return `v${down}`;
  return `l${right}${down < 0 ? "" : " "}${down}`;
}

const circle = ([x, y, radius]: readonly [...Point, number]) => {
  const r = number(radius * 100);
  return `M${at([x - radius, y])}a${r} ${r} 0 1 1 0 .01z`;
};
const shape = (each: Shape) => (each.circle ? circle(each.circle) : outline(each.outline));

function plant([x, y, radius]: readonly [...Point, number]): string {
  const leaves = 9;
  const points = Array.from({ length: leaves }, (_, index): Point => {
    const angle = (index * 2 * Math.PI) / leaves;
    return [x + Math.cos(angle) * radius * 0.9, y + Math.sin(angle) * radius * 0.9];
  });
  const r = number(((radius * 0.9 * Math.PI) / leaves) * 100);
  const first = points.slice(0, 1);
  return `M${[...points, ...first].map(at).join(`A${r} ${r} 0 0 0 `)}z`;
}

const arc = ({ tip, far, width, sweep }: Door) =>
  `M${at(tip)}A${number(width * 100)} ${number(width * 100)} 0 0 ${sweep} ${at(far)}`;

export const planPaths = {
  rugs: floorPlan.rugs.map(shape).join(""),
  furniture: floorPlan.furniture.map(shape),
  plants: floorPlan.plants.map(plant).join(""),
  stems: floorPlan.plants.map(([x, y]) => circle([x, y, 0.1])).join(""),
  openEdge: line(floorPlan.openEdge),
  walls: floorPlan.walls.map((wall) => `${line(wall)}z`).join(""),
  windows: floorPlan.windows.flat().map(line).join(""),
  leaves: floorPlan.doors.map(({ hinge, tip }) => line([hinge, tip])).join(""),
  arcs: floorPlan.doors.map(arc).join(""),
};
