import type { Viewport } from "~/site/viewer/graphics";
import { clamp, toRadians } from "~/site/viewer/numbers";
import { type Bounds, eachAxis, sizeOf, type Vector } from "./vector";

/** A camera that looks at `target` from `distance` meters. z is up. */
export interface Camera {
  target: Vector;
  /** The direction from the target to the camera, in radians: around z from the x axis, and above the horizon. */
  azimuth: number;
  elevation: number;
  distance: number;
}

type Row = readonly [number, number, number, number];
/** A row-major 4 by 4 matrix. */
export type Matrix = readonly [Row, Row, Row, Row];

/** The tangent of half of the vertical angle of view, 50°. */
const halfView = Math.tan(toRadians(25));
/** In meters; what is closer to the camera is not drawn. */
export const near = 0.05;
/** In meters, or so many times the distance to the target if that is more. */
const far = 100;
const farDistances = 20;
/** Below 90°, where the direction of up is undefined. */
const maxElevation = toRadians(89.9);
const minDistance = 0.3;

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Returns the unit vectors of the camera: right, up, and backward, from the target to the camera. */
export function axesOf({ azimuth, elevation }: Camera): Record<"right" | "up" | "back", Vector> {
  const [sinA, cosA] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [sinE, cosE] = [Math.sin(elevation), Math.cos(elevation)];
  return {
    right: [-sinA, cosA, 0],
    up: [-sinE * cosA, -sinE * sinA, cosE],
    back: [cosE * cosA, cosE * sinA, sinE],
  };
}

export function eyeOf(camera: Camera): Vector {
  return move(camera.target, axesOf(camera).back, camera.distance);
}

function move(from: Vector, direction: Vector, by: number): Vector {
  return eachAxis((axis) => from[axis] + direction[axis] * by);
}

/** Turns the camera around its target. The angles are in radians. */
export function orbit(camera: Camera, right: number, up: number): Camera {
  return {
    ...camera,
    azimuth: camera.azimuth + right,
    elevation: clamp(camera.elevation + up, -maxElevation, maxElevation),
  };
}

/** Moves the picture by CSS pixels: what is at the target follows the pointer. The target stays within the scan. */
export function pan(
  camera: Camera,
  right: number,
  down: number,
  { height }: Viewport,
  bounds: Bounds,
): Camera {
  const axes = axesOf(camera);
  const metersPerPixel = (2 * camera.distance * halfView) / height;
  const moved = move(
    move(camera.target, axes.right, -right * metersPerPixel),
    axes.up,
    down * metersPerPixel,
  );
  return lookAt(camera, moved, bounds);
}

/** Moves the camera so that it looks at `target`, from the same direction and distance. */
export function lookAt(camera: Camera, target: Vector, { min, max }: Bounds): Camera {
  return {
    ...camera,
    target: eachAxis((axis) => clamp(target[axis], min[axis], max[axis])),
  };
}

/** Multiplies the distance to the target, up to the one from which all of the scan is small. */
export function zoom(camera: Camera, factor: number, farthest: number): Camera {
  return { ...camera, distance: clamp(camera.distance * factor, minDistance, farthest) };
}

/** Returns the matrix from positions in meters to clip coordinates. */
export function projectionOf(camera: Camera, { width, height }: Viewport): Matrix {
  const { right, up, back } = axesOf(camera);
  const eye = eyeOf(camera);
  const end = Math.max(far, camera.distance * farDistances);
  const row = (axis: Vector, scale: number, offset = 0): Row => [
    axis[0] * scale,
    axis[1] * scale,
    axis[2] * scale,
    offset - dot(axis, eye) * scale,
  ];
  return [
    row(right, height / (halfView * width)),
    row(up, 1 / halfView),
    row(back, (end + near) / (near - end), (2 * end * near) / (near - end)),
    row(back, -1),
  ];
}

/** Returns the projection for stored coordinates within `bounds`, scaled so that 65,535 of them are `range`. */
export function forStored(projection: Matrix, bounds: Bounds, range: 1 | 65_535): Matrix {
  const size = sizeOf(bounds);
  const convert = ([x, y, z, offset]: Row): Row => [
    (x * size[0]) / range,
    (y * size[1]) / range,
    (z * size[2]) / range,
    dot([x, y, z], bounds.min) + offset,
  ];
  const [a, b, c, d] = projection;
  return [convert(a), convert(b), convert(c), convert(d)];
}

/** Returns the matrix as WebGL expects it. */
export function columnMajor(matrix: Matrix): number[] {
  return [0, 1, 2, 3].flatMap((column) => matrix.map((row) => row[column] ?? 0));
}

/** Returns where a position is on the screen in CSS pixels, and its depth in meters; undefined behind the camera. */
export function toScreen(projection: Matrix, [x, y, z]: Vector, { width, height }: Viewport) {
  const [a, b, , d] = projection.map((row) => row[0] * x + row[1] * y + row[2] * z + row[3]);
  if (a === undefined || b === undefined || d === undefined || d < near) return undefined;
  return { x: ((a / d + 1) / 2) * width, y: ((1 - b / d) / 2) * height, depth: d };
}

/** CSS pixels that a length of 1 m has at a depth of 1 m. */
export function pixelsPerMeter({ height }: Viewport): number {
  return height / (2 * halfView);
}
