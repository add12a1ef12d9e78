import { MathUtils, Matrix4, type OrthographicCamera, type PerspectiveCamera, type Vector3 } from "three";
import type { CameraView, MatrixRow } from "~/site/scan-file/protocol";
import type { Bounds, Vector } from "~/site/scan-file/vector";

export interface Viewport {
  width: number;
  height: number;
}

/** The viewpoint of a person who looks at `target`. z is up. */
export interface Camera {
  target: Vector;
  /** The direction from the target to the camera in radians: around z from the x axis, and above the horizon. */
  azimuth: number;
  elevation: number;
  /** The distance to the target in meters. A flat camera shows the same height as a perspective one at this distance. */
  distance: number;
  /** Whether the projection is parallel, as in a drawing. */
  isFlat?: boolean;
}

export type Lens = PerspectiveCamera | OrthographicCamera;

/** The vertical angle of view in degrees. */
export const angleOfView = 50;
const halfView = Math.tan(MathUtils.degToRad(angleOfView / 2));

export const isFlatLens = (lens: Lens): lens is OrthographicCamera => "isOrthographicCamera" in lens;

/** Moves a lens of three.js to a camera's position. The lens must have the camera's projection. */
export function placeLens(
  lens: Lens,
  pivot: Vector3,
  { target, azimuth, elevation, distance }: Camera,
): void {
  pivot.set(...target);
  const across = distance * Math.cos(elevation);
  const offset = [
    across * Math.cos(azimuth),
    across * Math.sin(azimuth),
    distance * Math.sin(elevation),
  ] as const;
  lens.position.set(...offset).add(pivot);
  lens.up.set(0, 0, 1);
  lens.lookAt(pivot);
  if (!isFlatLens(lens)) return;
  lens.zoom = 1;
  lens.top = distance * halfView;
}

export function cameraOf(lens: Lens, pivot: Vector3): Camera {
  const [x, y, z] = lens.position.clone().sub(pivot).toArray();
  const length = Math.hypot(x, y, z);
  return {
    target: pivot.toArray(),
    azimuth: Math.atan2(y, x),
    elevation: Math.asin(z / length),
    distance: isFlatLens(lens) ? lens.top / lens.zoom / halfView : length,
    ...(isFlatLens(lens) && { isFlat: true }),
  };
}

/** The near plane as a share of the distance to the target. Closer points are not drawn. */
const nearShare = 1 / 100;
const minNear = 0.02;

/** Fits a lens to the picture's shape and to the depth of the scene: a sphere of `radius` around `center`. */
export function fitLens(
  lens: Lens,
  pivot: Vector3,
  { width, height }: Viewport,
  { center, radius }: { center: Vector3; radius: number },
): void {
  const reach = lens.position.distanceTo(center) + radius;
  if (isFlatLens(lens)) {
    lens.bottom = -lens.top;
    lens.right = (lens.top * width) / height;
    lens.left = -lens.right;
    // A parallel projection includes points behind the camera.
    [lens.near, lens.far] = [-reach, reach];
  } else {
    lens.aspect = width / height;
    lens.near = Math.max(lens.position.distanceTo(pivot) * nearShare, minNear);
    lens.far = Math.max(reach, lens.near * 10);
  }
  lens.updateProjectionMatrix();
  lens.updateMatrixWorld();
}

/** Returns a lens's view, for the worker that chooses points. */
export function viewOf(lens: Lens, { height }: Viewport, box: Bounds): CameraView {
  const { elements } = new Matrix4().multiplyMatrices(lens.projectionMatrix, lens.matrixWorldInverse);
  const row = (index: number) =>
    [0, 4, 8, 12].map((column) => elements[column + index] ?? 0) as unknown as MatrixRow;
  return {
    projection: [row(0), row(1), row(2), row(3)],
    ...(!isFlatLens(lens) && { eye: lens.position.toArray() }),
    pixelsPerMeter: (lens.projectionMatrix.elements[5] * height) / 2,
    box,
  };
}
