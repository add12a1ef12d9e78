import { type Bounds, sizeOf } from "~/site/scan-file/vector";

/** The number of points in points.bin. */
export const pointCount = 800_000;

/** The bounds of the points in meters: a stored 0 is `min`, a stored 65,535 is `max`. The floor of the sample scan is at 0. */
export const bounds: Bounds = {
  min: [-4.30940476512909, -5.302773016929627, -0.05272779793292284],
  max: [10.152224241256722, 5.165457314491325, 2.9066781573295595],
};

export const size = sizeOf(bounds);

/** The area of all scanned surfaces in square meters, estimated from the model. */
const scannedArea = 260;

/** Returns the average distance in meters between neighbors where so many points show the whole scan. */
export function spacingOf(count: number): number {
  return Math.sqrt(scannedArea / count);
}

/** From the floor to the ceiling of the modeled room, in meters. */
export const roomHeight = 2.9;

/** Between the two long walls of the modeled room, in meters. */
export const roomWidth = 7.8;

export const stationCount = 3;

/** The size of points.bin in bytes: x, y and z as 16 bits each, little-endian, then red, green and blue. */
export const fileBytes = pointCount * 9;
