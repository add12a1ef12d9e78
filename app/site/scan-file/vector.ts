/** A position in meters. z is up. */
export type Vector = readonly [x: number, y: number, z: number];

/** A box in meters. An infinite edge cuts nothing away. */
export interface Bounds {
  min: Vector;
  max: Vector;
}

export const unbounded: Bounds = {
  min: [-Infinity, -Infinity, -Infinity],
  max: [Infinity, Infinity, Infinity],
};

/** The lower limit of a size, because code divides by it. */
const smallestSize = 1e-6;

export type Axis = 0 | 1 | 2;

export function eachAxis(along: (axis: Axis) => number): Vector {
  return [along(0), along(1), along(2)];
}

export function sizeOf({ min, max }: Bounds): Vector {
  return eachAxis((axis) => Math.max(max[axis] - min[axis], smallestSize));
}
