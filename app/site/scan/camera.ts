import { MathUtils, Matrix4, type OrthographicCamera, type PerspectiveCamera, type Vector3 } from "three";
import type { CameraView, Row } from "~/site/scan-file/protocol";
import type { Bounds, Vector } from "~/site/scan-file/vector";

/** A size in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/** From where a person looks at `target`. z is up. */
export interface Camera {
  target: Vector;
  /** The direction from the target to the camera, in radians: around z from the x axis, and above the horizon. */
  azimuth: number;
  elevation: number;
  /** In meters. A flat camera shows as much as another one shows at this distance. */
  distance: number;
  /** Whether parallel lines stay parallel, as on a drawing. */
  isFlat?: boolean;
}

export type Lens = PerspectiveCamera | OrthographicCamera;

/** The vertical angle of view in degrees. */
export const angleOfView = 50;
const halfView = Math.tan(MathUtils.degToRad(angleOfView / 2));

export const isFlatLens = (lens: Lens): lens is OrthographicCamera => "isOrthographicCamera" in lens;

/** Moves a lens of three.js to where a camera is; the lens has to be of its kind. */
export function placeLens(lens: Lens, at: Vector3, { target, azimuth, elevation, distance }: Camera): void {
  at.set(...target);
  const across = distance * Math.cos(elevation);
  const offset = [
    across * Math.cos(azimuth),
    across * Math.sin(azimuth),
    distance * Math.sin(elevation),
  ] as const;
  lens.position.set(...offset).add(at);
  lens.up.set(0, 0, 1);
  lens.lookAt(at);
  if (!isFlatLens(lens)) return;
  lens.zoom = 1;
  lens.top = distance * halfView;
}

/** Returns the camera that a lens of three.js stands for. */
export function cameraOf(lens: Lens, at: Vector3): Camera {
  const [x, y, z] = lens.position.clone().sub(at).toArray();
  const length = Math.hypot(x, y, z);
  return {
    target: at.toArray(),
    azimuth: Math.atan2(y, x),
    elevation: Math.asin(z / length),
    distance: isFlatLens(lens) ? lens.top / lens.zoom / halfView : length,
    ...(isFlatLens(lens) && { isFlat: true }),
  };
}

/** A part of the distance to the target; what is closer to the camera is not drawn. */
const nearShare = 1 / 100;
const leastNear = 0.02;

/** Fits a lens to the shape of the picture and to what it may show: everything within `radius` around `center`. */
export function fitLens(
  lens: Lens,
  at: Vector3,
  { width, height }: Viewport,
  { center, radius }: { center: Vector3; radius: number },
): void {
  const reach = lens.position.distanceTo(center) + radius;
  if (isFlatLens(lens)) {
    lens.bottom = -lens.top;
    lens.right = (lens.top * width) / height;
    lens.left = -lens.right;
    // What lies behind the camera belongs to a flat picture, too.
    [lens.near, lens.far] = [-reach, reach];
  } else {
    lens.aspect = width / height;
    lens.near = Math.max(lens.position.distanceTo(at) * nearShare, leastNear);
    lens.far = Math.max(reach, lens.near * 10);
  }
  lens.updateProjectionMatrix();
  lens.updateMatrixWorld();
}

/** Returns what a lens shows, for the worker that chooses points. */
export function viewOf(lens: Lens, { height }: Viewport, box: Bounds): CameraView {
  const { elements } = new Matrix4().multiplyMatrices(lens.projectionMatrix, lens.matrixWorldInverse);
  const row = (index: number) =>
    [0, 4, 8, 12].map((column) => elements[column + index] ?? 0) as unknown as Row;
  return {
    projection: [row(0), row(1), row(2), row(3)],
    ...(!isFlatLens(lens) && { eye: lens.position.toArray() }),
    pixelsPerMeter: (lens.projectionMatrix.elements[5] * height) / 2,
    box,
  };
}
