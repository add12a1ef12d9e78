import type { Camera } from "./camera";
import { inchesToMeters } from "./length";
import { bounds as sampleBounds } from "./scan-data";
import { type Bounds, unbounded } from "./vector";

export type ViewName = "overview" | "above" | "inside" | "plan";

export interface View {
  camera: Camera;
  /** What is shown. */
  box: Bounds;
}

/** What the viewer knows of a scan besides its points. */
export interface Space {
  bounds: Bounds;
  views: Readonly<Record<ViewName, View>>;
  /** The largest distance to the camera, in meters. */
  farthest: number;
}

const degrees = (value: number) => (value * Math.PI) / 180;
/** Straight down, as far as up stays defined. */
const down = { azimuth: degrees(-90), elevation: degrees(89.9) };

/** Shows what is between two heights in meters above the floor. */
function between(from: number, to: number): Bounds {
  return { min: [-Infinity, -Infinity, from], max: [Infinity, Infinity, to] };
}

/** Where a floor plan is cut, in meters above the floor: through doors and windows, above tables. */
const plan = between(1.1, 1.3);
/** Hides the ceiling. */
const open = between(-Infinity, inchesToMeters(102));

/** The sample scan. The poster shows the first view; see art/scripts/sample_scan.py. */
export const sampleSpace: Space = {
  bounds: sampleBounds,
  views: {
    overview: {
      camera: { target: [0.6, -0.95, 0.35], azimuth: degrees(-64), elevation: degrees(40), distance: 10.6 },
      box: open,
    },
    above: { camera: { target: [-0.15, -0.7, 0], ...down, distance: 12.2 }, box: open },
    inside: {
      camera: { target: [0.5, 1.2, 1.1], azimuth: degrees(-122), elevation: degrees(6), distance: 5 },
      box: unbounded,
    },
    plan: { camera: { target: [-0.15, -0.7, 1.2], ...down, distance: 11 }, box: plan },
  },
  farthest: 40,
};

/** Returns the view from farther away where the picture is narrower than 7:5, so that the room fits into its width. */
export function fitCamera(camera: Camera, { width, height }: { width: number; height: number }): Camera {
  return { ...camera, distance: camera.distance * Math.max(1, (1.4 * height) / width) };
}
