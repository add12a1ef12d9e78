import type { CanvasRenderer } from "~/site/viewer/canvas-scene";
import type { Viewport } from "~/site/viewer/graphics";
import { clamp, toRadians } from "~/site/viewer/numbers";

/** Where a person looks at a position; angles in degrees. */
export interface TourCamera {
  /** As on a compass: 0 is north, 90 is east. */
  heading: number;
  /** Above the horizon. */
  elevation: number;
  /** The angle that the longer side of the picture shows. */
  angle: number;
}

/** A direction to something; angles in degrees. */
export type Direction = Pick<TourCamera, "heading" | "elevation">;

const widestAngle = 110;
const narrowestAngle = 45;
/** Farther up or down, the picture of a sphere turns around itself. */
const steepest = 75;
/** Things beside the picture or behind it have no place in it. */
const leastForward = 0.05;

/** Returns an angle from 0 up to 360. */
export const wrap = (degrees: number) => ((degrees % 360) + 360) % 360;

export function turn(view: TourCamera, right: number, up: number): TourCamera {
  return {
    ...view,
    heading: wrap(view.heading + right),
    elevation: clamp(view.elevation + up, -steepest, steepest),
  };
}

/** Returns a view that shows more for a factor above 1, less for one below. */
export function zoom(view: TourCamera, factor: number): TourCamera {
  return { ...view, angle: clamp(view.angle * factor, narrowestAngle, widestAngle) };
}

/** Returns the distance of the picture from the eye, in its pixels. */
export function focalLength({ angle }: TourCamera, { width, height }: Viewport): number {
  return Math.max(width, height) / 2 / Math.tan(toRadians(angle) / 2);
}

/** Returns where a direction is in the picture, in its pixels; undefined if it is beside the eye or behind it. */
export function place(
  view: TourCamera,
  viewport: Viewport,
  { heading, elevation }: Direction,
): { x: number; y: number } | undefined {
  const [across, up, camera] = [heading - view.heading, elevation, view.elevation].map(toRadians) as [
    number,
    number,
    number,
  ];
  const level = Math.cos(up) * Math.cos(across);
  const forward = Math.cos(camera) * level + Math.sin(camera) * Math.sin(up);
  if (forward < leastForward) return undefined;
  const rise = Math.cos(camera) * Math.sin(up) - Math.sin(camera) * level;
  const scale = focalLength(view, viewport) / forward;
  return {
    x: viewport.width / 2 + scale * Math.cos(up) * Math.sin(across),
    y: viewport.height / 2 - scale * rise,
  };
}

export interface PanoramaRenderer extends CanvasRenderer {
  /** Takes an equirectangular panorama whose center looks north. */
  show: (panorama: ImageBitmap) => void;
  /** Draws what has been shown at the size of the canvas. */
  draw: (view: TourCamera, isMoving: boolean) => void;
}
