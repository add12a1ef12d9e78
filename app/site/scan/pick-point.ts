import { forStored, type Matrix, near } from "~/site/point-cloud/camera";
import { type PointCloud, positionOf } from "~/site/point-cloud/point-cloud";
import { type Bounds, toStoredBox, type Vector } from "~/site/point-cloud/vector";
import type { Viewport } from "~/site/viewer/graphics";
import { type FramePart, splatSize } from "./renderer";

interface PickOptions {
  projection: Matrix;
  viewport: Viewport;
  /** Where to look, in CSS pixels. */
  at: { x: number; y: number };
  /** How far from there a point may be, in CSS pixels. */
  radius: number;
  box: Bounds;
}

interface Candidate {
  cloud: PointCloud;
  index: number;
}

/**
 * Returns the position of the point that a person sees at a place of the picture: the foremost one whose square covers it, or
 * else the one whose center is closest to it. Undefined if there is none within the radius.
 */
export function pickPoint(parts: readonly FramePart[], options: PickOptions): Vector | undefined {
  const best: Best = { coveringDepth: Infinity, closestDistance: options.radius * options.radius };
  for (const part of parts) search(part, options, best);
  const found = best.covering ?? best.closest;
  return found && positionOf(found.cloud, found.index);
}

interface Best {
  covering?: Candidate;
  coveringDepth: number;
  closest?: Candidate;
  closestDistance: number;
}

function search({ cloud, count, splats }: FramePart, options: PickOptions, best: Best): void {
  const { viewport, at, radius, box } = options;
  const { shorts, bounds } = cloud;
  const stored = forStored(options.projection, bounds, 65_535);
  const [[ax, ay, az, aw], [bx, by, bz, bw], , [dx, dy, dz, dw]] = stored;
  const { min, max } = toStoredBox(box, bounds, 65_535);
  const [[lowX, lowY, lowZ], [highX, highY, highZ]] = [min, max];
  // The place in normalized coordinates, and CSS pixels per unit of them.
  const [scaleX, scaleY] = [viewport.width / 2, viewport.height / 2];
  const [atX, atY] = [at.x / scaleX - 1, 1 - at.y / scaleY];
  for (let index = 0, offset = 0; index < count; index++, offset += 6) {
    const z = shorts[offset + 2] ?? 0;
    if (z < lowZ || z > highZ) continue;
    const x = shorts[offset] ?? 0;
    if (x < lowX || x > highX) continue;
    const y = shorts[offset + 1] ?? 0;
    if (y < lowY || y > highY) continue;
    const depth = dx * x + dy * y + dz * z + dw;
    if (depth < near) continue;
    const offX = Math.abs(((ax * x + ay * y + az * z + aw) / depth - atX) * scaleX);
    if (offX > radius) continue;
    const offY = Math.abs(((bx * x + by * y + bz * z + bw) / depth - atY) * scaleY);
    if (offY > radius) continue;
    const half = splatSize(splats, depth) / 2;
    if (offX <= half && offY <= half && depth < best.coveringDepth) {
      best.covering = { cloud, index };
      best.coveringDepth = depth;
    }
    const distance = offX * offX + offY * offY;
    if (distance < best.closestDistance) {
      best.closest = { cloud, index };
      best.closestDistance = distance;
    }
  }
}
