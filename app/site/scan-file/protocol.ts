import { mebibyte } from "~/files/limits";
import type { Units } from "./las-unit";
import type { FailureReason } from "./scan-error";
import type { Bounds, Vector } from "./vector";

/** The formats that the viewer reads. LAZ includes COPC. */
export type ScanFormat = "laz" | "ply";

/** The maximum size of a file that is read as a whole, in bytes. Larger files must be COPC, which is read in parts. */
export const maxFileBytes = 300 * mebibyte;

export type MatrixRow = readonly [number, number, number, number];

/** The viewer's camera and clipping box. The worker chooses points for it. */
export interface CameraView {
  /** Converts positions in meters to clip coordinates. */
  projection: readonly [MatrixRow, MatrixRow, MatrixRow, MatrixRow];
  /** Absent for a parallel projection. */
  eye?: Vector;
  /** CSS pixels of a length of 1 m, at a depth of 1 m in a perspective projection and at any depth in a parallel one. */
  pixelsPerMeter: number;
  box: Bounds;
}

export type ToWorker =
  | { kind: "open"; url: string; format: ScanFormat; decoder: string; mostPoints: number }
  | { kind: "view"; view: CameraView }
  | { kind: "retry" };

export interface PointBlock {
  id: number;
  bounds: Bounds;
  bytes: Uint8Array<ArrayBuffer>;
  /** The range of intensities without outliers. */
  intensities: readonly [from: number, to: number];
  classes: readonly number[];
  /** The lowest and highest color as numbers. If they are equal, all points have one color. */
  colors: readonly [from: number, to: number];
}

export type FromWorker =
  | { kind: "opened"; bounds: Bounds; points: number; units: Units }
  /** The share of the work on a whole file that is done, from 0 to 1. */
  | { kind: "progress"; share: number }
  | { kind: "block"; block: PointBlock }
  /** The blocks of the picture with their spacing in meters, and the number of blocks that are still loading. */
  | { kind: "shown"; blocks: readonly (readonly [id: number, spacing: number])[]; pending: number }
  | { kind: "dropped"; id: number }
  | { kind: "incomplete" }
  | { kind: "failed"; reason: FailureReason };

export type Post = (message: FromWorker, transfer?: Transferable[]) => void;
