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
