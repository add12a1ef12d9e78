import TinyQueue from "tinyqueue";
import type { OctreeNode } from "./octree";
import type { CameraView } from "./protocol";
import { type Axis, type Bounds, eachAxis, type Vector } from "./vector";

/** The distance between points on the screen, in CSS pixels, below which finer nodes make no visible difference. */
const fineEnough = 1.2;
/** The lower limit for a node's distance to the eye, in meters. */
const nearest = 0.05;

/** The position and size of the octree, in meters. */
export interface Cube {
  min: Vector;
  /** The vertical size can differ, because heights can have another unit. */
  size: Vector;
  /** The distance between the root's points. */
  spacing: number;
}

/** The nodes that a picture needs, the most important first, and the nodes whose hierarchy pages must be read to choose further ones. */
export interface NodeChoice {
  nodes: OctreeNode[];
  pages: OctreeNode[];
}

/** Returns a node's bounds in meters. */
function boundsOf({ depth, x, y, z }: OctreeNode, { min, size }: Cube): Bounds {
  const place = [x, y, z] as const;
  const side = eachAxis((axis) => size[axis] / 2 ** depth);
  const low = eachAxis((axis) => min[axis] + place[axis] * side[axis]);
  return { min: low, max: eachAxis((axis) => low[axis] + side[axis]) };
}

/**
 * Chooses the nodes of a picture from coarse to fine, by the distance between their points on the screen. Stops when the points are fine
 * enough or when the next node would exceed `mostPoints`.
 */
export function chooseNodes(root: OctreeNode, cube: Cube, view: CameraView, mostPoints: number): NodeChoice {
  const choice: NodeChoice = { nodes: [], pages: [] };
  const queue = new TinyQueue<{ node: OctreeNode; gap: number }>([], (a, b) => b.gap - a.gap);
  const add = (node: OctreeNode) => {
    const bounds = boundsOf(node, cube);
    if (!isVisible(bounds, view)) return;
    const distance = view.eye ? Math.max(distanceTo(bounds, view.eye), nearest) : 1;
    queue.push({ node, gap: (cube.spacing / 2 ** node.depth / distance) * view.pixelsPerMeter });
  };
  add(root);
  let points = 0;
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { node, gap } = next;
    if (node.page) {
      choice.pages.push(node);
      continue;
    }
    if (points + node.count > mostPoints) break;
    points += node.count;
    if (node.count > 0) choice.nodes.push(node);
    if (gap >= fineEnough) for (const child of node.children) add(child);
  }
  return choice;
}

/** Returns the average distance between the drawn points inside each node. Finer nodes fill the gaps of coarser ones. */
export function spacingsOf(shown: readonly OctreeNode[], { size, spacing }: Cube): Map<OctreeNode, number> {
  const spacings = new Map<OctreeNode, number>();
  for (const node of shown.toSorted((one, other) => other.depth - one.depth)) {
    const { depth, count, children } = node;
    // A leaf holds all remaining points. It can be denser than its level: its points lie on about two sides of the cube.
    const leafSpacing = Math.sqrt(2 * (size[0] / 2 ** depth) ** 2) / Math.sqrt(count);
    const levelSpacing = spacing / 2 ** depth;
    if (children.length === 0) spacings.set(node, Math.min(levelSpacing, leafSpacing));
    else {
      const all = children.reduce((sum, child) => sum + (spacings.get(child) ?? levelSpacing), 0);
      spacings.set(node, all / children.length);
    }
  }
  return spacings;
}

function distanceTo({ min, max }: Bounds, [x, y, z]: Vector): number {
  const along = (at: number, low: number, high: number) => Math.max(low - at, 0, at - high);
  return Math.hypot(along(x, min[0], max[0]), along(y, min[1], max[1]), along(z, min[2], max[2]));
}

/** Whether any part of the bounds can be in the picture: inside its edges and inside the clipping box. */
function isVisible({ min, max }: Bounds, { projection, box }: CameraView): boolean {
  for (const axis of [0, 1, 2] as const)
    if (max[axis] < box.min[axis] || min[axis] > box.max[axis]) return false;
  const [across, up, , depth] = projection;
  return [
    depth.map((value, index) => value + (across[index] ?? 0)),
    depth.map((value, index) => value - (across[index] ?? 0)),
    depth.map((value, index) => value + (up[index] ?? 0)),
    depth.map((value, index) => value - (up[index] ?? 0)),
    depth,
  ].every(([a = 0, b = 0, c = 0, d = 0]) => {
    const most = (factor: number, axis: Axis) => Math.max(factor * min[axis], factor * max[axis]);
    return most(a, 0) + most(b, 1) + most(c, 2) + d >= 0;
  });
}
