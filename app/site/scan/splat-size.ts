import { pixelsPerMeter } from "~/site/point-cloud/camera";
import type { Viewport } from "~/site/viewer/graphics";

/** The side of the square that stands for a point, in CSS pixels. */
export interface SplatSizes {
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
