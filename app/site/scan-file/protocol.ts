import { mebibyte } from "~/files/limits";
import type { Units } from "./las-unit";
import type { Reason } from "./scan-error";
import type { Bounds, Vector } from "./vector";

/** The formats that the viewer reads: LAZ, which may be COPC, and PLY. */
export type ScanFormat = "laz" | "ply";

/** Bytes of a file that is read as a whole. Larger ones are read in parts, as COPC, or not at all. */
export const largestFile = 300 * mebibyte;

export type Row = readonly [number, number, number, number];

/** What a person looks at; the worker chooses the points for it. */
export interface CameraView {
  /** From positions in meters to clip coordinates. */
  projection: readonly [Row, Row, Row, Row];
  /** Absent where nothing gets smaller with its distance. */
  eye?: Vector;
  /** CSS pixels that a length of 1 m has at a depth of 1 m, or everywhere without an eye. */
  pixelsPerMeter: number;
  box: Bounds;
}

export type ToWorker =
  | { kind: "open"; url: string; format: ScanFormat; decoder: string; mostPoints: number }
  | { kind: "view"; view: CameraView }
  | { kind: "retry" };

export interface Block {
  id: number;
  bounds: Bounds;
  bytes: Uint8Array<ArrayBuffer>;
  /** The intensities that most of the points have. */
  intensities: readonly [from: number, to: number];
  classes: readonly number[];
  /** The lowest and the highest of the colors, as numbers: all points have the same one if these are equal. */
  colors: readonly [from: number, to: number];
}

export type FromWorker =
  | { kind: "opened"; bounds: Bounds; points: number; units: Units }
  /** How much of a file that is read as a whole has arrived. */
  | { kind: "progress"; share: number }
  | { kind: "block"; block: Block }
  /** The blocks of the picture with their spacing in meters, and how many are still on their way. */
  | { kind: "shown"; blocks: readonly (readonly [id: number, spacing: number])[]; pending: number }
  | { kind: "dropped"; id: number }
  /** Parts of the file are damaged or missing. */
  | { kind: "incomplete" }
  | { kind: "failed"; reason: Reason };

/** Sends a message from the worker, with what it gives away. */
export type Post = (message: FromWorker, transfer?: Transferable[]) => void;
