/** The geometry of one building level in isometric projection, as SVG paths for the layers of a digital twin. */

type Point = readonly [x: number, y: number];
type Rectangle = readonly [left: number, back: number, right: number, front: number];

const width = 10;
const depth = 7;
const wallHeight = 0.7;
const boxSize = 0.9;
const scale = 19;

/** Start and end of each wall: outer walls first, then inner walls with gaps for doors. */
const walls: readonly Rectangle[] = [
  [0, 0, width, 0],
  [width, 0, width, depth],
  [width, depth, 0, depth],
  [0, depth, 0, 0],
  [6, 0, 6, 2.2],
  [6, 3.4, 6, depth],
  [7.2, 3.4, width, 3.4],
  [0, 4, 2.6, 4],
  [3.8, 4, 6, 4],
];
const rooms: readonly Rectangle[] = [
  [0.3, 0.3, 5.7, 3.7],
  [0.3, 4.3, 5.7, 6.7],
  [6.3, 0.3, 9.7, 3.1],
  [6.3, 3.7, 9.7, 6.7],
];
const boxes: readonly Point[] = [
  [1, 1],
  [3, 1],
  [8.4, 1],
  [1, 5.4],
  [8.2, 5],
];

/** Projects a point of the level, `height` above its floor, to the drawing's pixels. */
function project([x, y]: Point, height = 0): string {
  const across = 150 + (x - y) * 0.866 * scale;
  const down = 24 + (x + y) * 0.5 * scale - height * scale;
  return `${across.toFixed(1)} ${down.toFixed(1)}`;
}

const cornersOf = ([left, back, right, front]: Rectangle): readonly Point[] => [
  [left, back],
  [right, back],
  [right, front],
  [left, front],
];

const area = (shape: Rectangle, height = 0) =>
  `M${cornersOf(shape)
    .map((corner) => project(corner, height))
    .join("L")}Z`;

function upright([x1, y1, x2, y2]: Rectangle): string {
  const from: Point = [x1, y1];
  const to: Point = [x2, y2];
  return `M${project(from)}L${project(to)}L${project(to, wallHeight)}L${project(from, wallHeight)}Z`;
}

/** Returns points along a wall in a fixed pattern, so that server and browser render the same. */
function scatter([x1, y1, x2, y2]: Rectangle, wall: number): string {
  const count = Math.ceil(Math.hypot(x2 - x1, y2 - y1) * 7);
  return Array.from({ length: count }, (_, index) => {
    const along = (index + ((index * 7 + wall) % 5) / 5) / count;
    const height = (((index * 13 + wall * 5) % 17) / 17) * wallHeight;
    return `M${project([x1 + (x2 - x1) * along, y1 + (y2 - y1) * along], height)}h.01`;
  }).join("");
}

/** Returns the visible edges of a box: the top and the three front edges. */
function box([x, y]: Point): string {
  const lid: Rectangle = [x, y, x + boxSize, y + boxSize];
  const front = cornersOf(lid).slice(1);
  const edges = front.map((corner) => `M${project(corner)}L${project(corner, boxSize)}`).join("");
  return `${area(lid, boxSize)}${edges}M${front.map((corner) => project(corner)).join("L")}`;
}

const level: Rectangle = [0, 0, width, depth];

/** Paths of one level, seen from above its front corner. */
export const levelOutline = area(level);
export const wallSurfaces = walls.map(upright).join("");
export const wallPoints = walls.map(scatter).join("");
export const roomAreas = rooms.map((room) => area(room)).join("");
export const equipment = boxes.map(box).join("");

/** Returns the vertical lines that connect the corners of two levels, `length` pixels long. */
export const cornerLines = (length: number) =>
  cornersOf(level)
    .map((corner) => `M${project(corner)}v${length}`)
    .join("");
