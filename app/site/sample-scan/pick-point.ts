import { forStored, type Matrix, near, type Viewport } from "./camera";
import type { PointCloud } from "./point-cloud";
import { splatSize, type SplatSizes } from "./splat-size";

interface PickOptions {
  projection: Matrix;
  viewport: Viewport;
  /** Where to look, in CSS pixels. */
  at: { x: number; y: number };
  /** How far from there a point may be, in CSS pixels. */
  radius: number;
  /** The heights that are shown, as stored z values. */
  slice: readonly [lowest: number, highest: number];
  splats: SplatSizes;
}

/**
 * Returns the index of the point that a person sees at a place of the picture: the foremost one whose square covers it, or
 * else the one whose center is closest to it. Undefined if there is none within the radius.
 */
export function pickPoint({ shorts, count }: PointCloud, options: PickOptions): number | undefined {
  const { viewport, at, radius, slice, splats } = options;
  const [[ax, ay, az, aw], [bx, by, bz, bw], , [dx, dy, dz, dw]] = forStored(options.projection, 65_535);
  // The place in normalized coordinates, and CSS pixels per unit of them.
  const [scaleX, scaleY] = [viewport.width / 2, viewport.height / 2];
  const [atX, atY] = [at.x / scaleX - 1, 1 - at.y / scaleY];
  let covering: number | undefined;
  let coveringDepth = Infinity;
  let closest: number | undefined;
  let closestDistance = radius * radius;
  for (let index = 0, offset = 0; index < count; index++, offset += 6) {
    const z = shorts[offset + 2] ?? 0;
    if (z < slice[0] || z > slice[1]) continue;
    const x = shorts[offset] ?? 0;
    const y = shorts[offset + 1] ?? 0;
    const depth = dx * x + dy * y + dz * z + dw;
    if (depth < near) continue;
    const offX = Math.abs(((ax * x + ay * y + az * z + aw) / depth - atX) * scaleX);
    if (offX > radius) continue;
    const offY = Math.abs(((bx * x + by * y + bz * z + bw) / depth - atY) * scaleY);
    if (offY > radius) continue;
    const half = splatSize(splats, depth) / 2;
    if (offX <= half && offY <= half && depth < coveringDepth) {
      covering = index;
      coveringDepth = depth;
    }
    const distance = offX * offX + offY * offY;
    if (distance < closestDistance) {
      closest = index;
      closestDistance = distance;
    }
  }
  return covering ?? closest;
}
