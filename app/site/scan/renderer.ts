import type { Matrix } from "~/site/point-cloud/camera";
import type { PointCloud } from "~/site/point-cloud/point-cloud";
import type { Bounds } from "~/site/point-cloud/vector";
import type { CanvasRenderer } from "~/site/viewer/canvas-scene";
import type { Coloring } from "./coloring";
import type { SplatSizes } from "./splat-size";

/** Points in one picture. */
export interface FramePart {
  cloud: PointCloud;
  /** How many points are drawn, from the first. */
  count: number;
  splats: SplatSizes;
}

export interface Frame {
  /** From meters to clip coordinates. */
  projection: Matrix;
  parts: readonly FramePart[];
  /** Device pixels per CSS pixel. */
  pixelRatio: number;
  /** What is shown; the rest is cut away. */
  box: Bounds;
  coloring: Coloring;
}

export interface Renderer extends CanvasRenderer {
  draw: (frame: Frame) => void;
  /** Gives the memory of points back that are drawn no more. */
  release: (cloud: PointCloud) => void;
}

/** The ink of the design, on which the poster is drawn as well. */
export const background = [10, 18, 26] as const;
