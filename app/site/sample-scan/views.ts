import type { Camera } from "./camera";
import { roomHeight } from "./scan-data";

/** The lowest and the highest height that is shown, in inches above the floor. */
export type Slice = readonly [from: number, to: number];

/** The highest value of the height sliders, in inches: above it there is nothing. */
export const highestInch = Math.ceil(roomHeight / 0.0254) + 1;

const degrees = (value: number) => (value * Math.PI) / 180;
/** Hides the ceiling. */
const open: Slice = [0, 102];
const whole: Slice = [0, highestInch];

export type ViewName = "overview" | "above" | "inside";

/** The views that a person can choose. The poster shows the first one; see art/scripts/sample_scan.py. */
export const views: Readonly<Record<ViewName, { camera: Camera; slice: Slice }>> = {
  overview: {
    camera: { target: [0.6, -0.95, 0.35], azimuth: degrees(-64), elevation: degrees(40), distance: 10.6 },
    slice: open,
  },
  above: {
    camera: { target: [-0.15, -0.7, 0], azimuth: degrees(-90), elevation: degrees(89.9), distance: 12.2 },
    slice: open,
  },
  inside: {
    camera: { target: [0.5, 1.2, 1.1], azimuth: degrees(-122), elevation: degrees(6), distance: 5 },
    slice: whole,
  },
};

/** Returns the view from farther away where the picture is narrower than 7:5, so that the room fits into its width. */
export function fitCamera(camera: Camera, { width, height }: { width: number; height: number }): Camera {
  return { ...camera, distance: camera.distance * Math.max(1, (1.4 * height) / width) };
}
