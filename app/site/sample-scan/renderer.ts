import type { Matrix } from "./camera";
import type { PointCloud } from "./point-cloud";
import type { SplatSizes } from "./splat-size";

export interface Frame {
  /** From meters to clip coordinates. */
  projection: Matrix;
  /** How many points are drawn, from the first. */
  count: number;
  splats: SplatSizes;
  /** Device pixels per CSS pixel. */
  pixelRatio: number;
  /** The heights that are shown, as stored z values. */
  slice: readonly [lowest: number, highest: number];
  isColoredByHeight: boolean;
}

export interface Renderer {
  /** The most pixels that a moving picture may have; a picture at rest has those of the screen. */
  movingPixels: number;
  /** Takes the points from index `from` to the end of the cloud. */
  upload: (cloud: PointCloud, from: number) => void;
  draw: (frame: Frame) => void;
  dispose: () => void;
}

/** The colors of heights from the lowest to the highest, in equal steps; each is lighter than the one before. */
export const heightColors = [
  [38, 70, 120],
  [24, 118, 142],
  [37, 167, 155],
  [143, 214, 128],
  [250, 240, 160],
] as const;

/** The ink of the design, on which the poster is drawn as well. */
export const background = [10, 18, 26] as const;
