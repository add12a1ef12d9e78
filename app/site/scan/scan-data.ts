import { type Bounds, sizeOf } from "~/site/scan-file/vector";

/** The number of points in points.bin. */
export const pointCount = 800_000;

/** In meters: a stored 0 is `min`, a stored 65,535 is `max`. The floor of the sample scan is at 0. */
export const bounds: Bounds = {
  min: [-4.30940476512909, -5.302773016929627, -0.05272779793292284],
  max: [10.152224241256722, 5.165457314491325, 2.9066781573295595],
};

export const size = sizeOf(bounds);

/** Square meters of all scanned surfaces, estimated from the model. */
const scannedArea = 260;

/** Returns the average distance in meters between neighbors when `count` points show the whole scan. */
export function spacingOf(count: number): number {
  return Math.sqrt(scannedArea / count);
}

/** Meters from the floor to the ceiling of the modeled room. */
export const roomHeight = 2.9;

/** Meters between the two long walls of the modeled room. */
export const roomWidth = 7.8;

export const stationCount = 3;

export const fileBytes = pointCount * 9;
