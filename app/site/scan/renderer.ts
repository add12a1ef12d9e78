import { type Matrix, pixelsPerMeter } from "~/site/point-cloud/camera";
import type { PointCloud } from "~/site/point-cloud/point-cloud";
import type { Bounds } from "~/site/point-cloud/vector";
import type { CanvasRenderer } from "~/site/viewer/canvas-scene";
import type { Viewport } from "~/site/viewer/graphics";
import type { Coloring } from "./coloring";

export interface FramePart {
  cloud: PointCloud;
  /** How many points are drawn, from the first. */
  count: number;
  splats: SplatSizes;
}

export interface Frame {
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

/** The side of the square that stands for a point, in CSS pixels. */
interface SplatSizes {
  /** At a depth of 1 m. */
  atOneMeter: number;
  min: number;
  max: number;
}

const limits = { min: 1.25, max: 16 };

/** Points lie at random, so squares as wide as their average spacing leave a third of a surface open, and these 6 %. */
const overlap = 1.7;

/** Returns sizes at which points cover the surfaces they lie on, which have a `spacing` in meters. */
export function splatSizes(spacing: number, viewport: Viewport): SplatSizes {
  return { atOneMeter: overlap * spacing * pixelsPerMeter(viewport), ...limits };
}

export function splatSize({ atOneMeter, min, max }: SplatSizes, depth: number): number {
  return Math.min(Math.max(atOneMeter / depth, min), max);
}
