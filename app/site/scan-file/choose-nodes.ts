import TinyQueue from "tinyqueue";
import type { OctreeNode } from "./octree";
import type { CameraView } from "./protocol";
import { type Axis, type Bounds, eachAxis, type Vector } from "./vector";

/** Points of a node that are closer to each other on the screen, in CSS pixels, need no points between them. */
const fineEnough = 1.2;
/** In meters: no node is closer to the eye. */
const nearest = 0.05;

/** Where the octree is, in meters. */
export interface Cube {
  min: Vector;
  /** Its heights may be in another unit, so it may be no cube in meters. */
  size: Vector;
  /** The distance between points of the root. */
  spacing: number;
}

/** The nodes that a picture needs, the most important first; those with a page have to be read before they are known. */
export interface Choice {
  nodes: OctreeNode[];
  pages: OctreeNode[];
}

/** Returns where a node is, in meters. */
function boundsOf({ depth, x, y, z }: OctreeNode, { min, size }: Cube): Bounds {
  const place = [x, y, z] as const;
  const side = eachAxis((axis) => size[axis] / 2 ** depth);
  const low = eachAxis((axis) => min[axis] + place[axis] * side[axis]);
  return { min: low, max: eachAxis((axis) => low[axis] + side[axis]) };
}

/**
 * Chooses the nodes of a picture from coarse to fine, by the distance that their points have on the screen, until those are close enough
 * or the picture has as many points as it may.
 */
export function chooseNodes(root: OctreeNode, cube: Cube, view: CameraView, mostPoints: number): Choice {
  const choice: Choice = { nodes: [], pages: [] };
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

/**
 * Returns the distance that points of the picture have on average where each of the nodes is: finer nodes lie between the points of
 * coarser ones.
 */
export function spacingsOf(shown: readonly OctreeNode[], { size, spacing }: Cube): Map<OctreeNode, number> {
  const spacings = new Map<OctreeNode, number>();
  for (const node of shown.toSorted((one, other) => other.depth - one.depth)) {
    const { depth, count, children } = node;
    // A node without finer ones has all that is left, which may be denser than its level: its points lie on about two sides of the cube.
    const dense = Math.sqrt(2 * (size[0] / 2 ** depth) ** 2) / Math.sqrt(count);
    const own = spacing / 2 ** depth;
    if (children.length === 0) spacings.set(node, Math.min(own, dense));
    else {
      const all = children.reduce((sum, child) => sum + (spacings.get(child) ?? own), 0);
      spacings.set(node, all / children.length);
    }
  }
  return spacings;
}

function distanceTo({ min, max }: Bounds, [x, y, z]: Vector): number {
  const along = (at: number, low: number, high: number) => Math.max(low - at, 0, at - high);
  return Math.hypot(along(x, min[0], max[0]), along(y, min[1], max[1]), along(z, min[2], max[2]));
}

/** Whether a part of a cube may be in the picture: it is not beyond one of the picture's edges, and not cut away. */
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
