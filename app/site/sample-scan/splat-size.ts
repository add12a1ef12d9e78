import { pixelsPerMeter, type Viewport } from "./camera";

/** The side of the square that stands for a point, in CSS pixels. */
export interface SplatSizes {
  /** At a depth of 1 m. */
  atOneMeter: number;
  min: number;
  max: number;
}

/** The area of all scanned surfaces in square meters, estimated from the model. */
const scannedArea = 260;
const limits = { min: 1.25, max: 16 };

/** Points lie at random, so squares as wide as their average spacing leave a third of a surface open, and these 6 %. */
const overlap = 1.7;

/** Returns sizes at which `count` points cover the surfaces they lie on. */
export function splatSizes(count: number, viewport: Viewport): SplatSizes {
  const spacing = Math.sqrt(scannedArea / Math.max(count, 1));
  return { atOneMeter: overlap * spacing * pixelsPerMeter(viewport), ...limits };
}

export function splatSize({ atOneMeter, min, max }: SplatSizes, depth: number): number {
  return Math.min(Math.max(atOneMeter / depth, min), max);
}
