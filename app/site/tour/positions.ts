/** art/scripts/tour_route.py writes the route of the sample tour. */
import { floorPlan, type Point } from "~/site/drawings/floor-plan";
import route from "~/site/drawings/tour-route.json";
import { toDegrees } from "~/site/viewer/numbers";

interface TourRoute {
  /** Free width on either side of the route, in meters. */
  clearance: number;
  stations: readonly Point[];
  /** The points from the entrance to the first station, in meters. */
  entry: readonly Point[];
  /** The points from the second station to each of the others, in meters. */
  legs: readonly (readonly Point[])[];
}

/** The stations in the apartment of the floor plan, and the route between them. */
export const tourRoute = route as unknown as TourRoute;

/** The ids are in the order of art/scripts/tour_stations.py. */
export const positionIds = ["entrance", "living", "kitchen", "bath", "bedroom", "study"] as const;
type PositionId = (typeof positionIds)[number];

/** The camera's height above the floor in meters, as in art/scripts/apartment_tour.py. */
const eyeHeight = 1.5;
/** The height of a passage's button above the floor, in meters. */
const markHeight = 1.1;

/** Angles are in degrees. */
interface Passage {
  from: PositionId;
  to: PositionId;
  /** The compass direction of the button: 0 is north, 90 is east. */
  heading: number;
  /** The angle of the button above the horizon. */
  elevation: number;
  /** The compass direction from one position to the other: the initial view after the walk. */
  walk: number;
}

/** Returns the coordinates of a position on the floor plan, in meters. */
export function pointOf(id: PositionId): Point {
  const point = tourRoute.stations[positionIds.indexOf(id)];
  if (!point) throw new Error(`The route has no position "${id}".`);
  return point;
}

/** Normalizes an angle to the range from 0 to 360 degrees. */
export const wrap = (degrees: number) => ((degrees % 360) + 360) % 360;

const headingOf = ([x, y]: Point, [toX, toY]: Point) => wrap(toDegrees(Math.atan2(toX - x, toY - y)));

/** The legs of the route, in both directions. */
export const passages: readonly Passage[] = tourRoute.legs.flatMap((leg) => {
  const ends = [leg[0], leg.at(-1)].map((end) => positionIds.find((id) => isSame(pointOf(id), end)));
  const [from, to] = ends;
  if (!from || !to) throw new Error("A way of the route ends at no position.");
  return [passage(from, to, leg), passage(to, from, leg)];
});

function isSame([x, y]: Point, other: Point | undefined): boolean {
  return x === other?.[0] && y === other[1];
}

function passage(from: PositionId, to: PositionId, leg: readonly Point[]): Passage {
  const start = pointOf(from);
  const end = pointOf(to);
  // Within one room, the other position itself is visible.
  const mark = crossing(leg) ?? end;
  const distance = Math.hypot(mark[0] - start[0], mark[1] - start[1]);
  return {
    from,
    to,
    heading: headingOf(start, mark),
    elevation: toDegrees(Math.atan2(markHeight - eyeHeight, distance)),
    walk: headingOf(start, end),
  };
}

/** Returns the point where a leg passes a door or an opening between rooms. */
function crossing(leg: readonly Point[]): Point | undefined {
  const openings = [
    ...floorPlan.doors.map(({ hinge, far }) => [hinge, far] as const),
    ...segmentsOf(floorPlan.openEdge),
  ];
  for (const opening of openings)
    for (const segment of segmentsOf(leg)) {
      const point = intersection(segment, opening);
      if (point) return point;
    }
  return undefined;
}

type Segment = readonly [Point, Point];

function segmentsOf(points: readonly Point[]): Segment[] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point]);
}

function intersection([[ax, ay], [bx, by]]: Segment, [[cx, cy], [dx, dy]]: Segment): Point | undefined {
  const across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (across === 0) return undefined;
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across;
  const other = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / across;
  if (along < 0 || along > 1 || other < 0 || other > 1) return undefined;
  return [ax + along * (bx - ax), ay + along * (by - ay)];
}

/** Widths of a 360° panorama in pixels. The viewer shows the narrower file first. */
const panoramaWidths = [2048, 6144];

/** Returns the files of a position by width, each as AVIF and as WebP for browsers without AVIF. */
export function panoramasOf(id: PositionId): string[] {
  return panoramaWidths.map((width) =>
    ["avif", "webp"].map((format) => `/images/tour-${id}-${width}.${format}`).join(" "),
  );
}

/** The picture `plan-top`, by the camera `top` in art/scripts/apartment.py. */
export const planPicture = { width: 800, height: 500, center: [5.7, 4.1], metersAcross: 15.2 } as const;

function toPicture([x, y]: Point): { x: number; y: number } {
  const { width, height, center, metersAcross } = planPicture;
  const scale = width / metersAcross;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(width / 2 + (x - center[0]) * scale),
    y: round(height / 2 - (y - center[1]) * scale),
  };
}

/** The stations in pixels of that picture. */
export const stationMarks = tourRoute.stations.map(toPicture);
export const routePath = [tourRoute.entry, ...tourRoute.legs]
  .map((leg) => {
    const points = leg.map(toPicture).map(({ x, y }) => `${x} ${y}`);
    return `M${points.join("L")}`;
  })
  .join("");
