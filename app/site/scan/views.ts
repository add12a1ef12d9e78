import { inchesToMeters } from "~/site/feet-and-inches";
import type { UnitName } from "~/site/scan-file/las-unit";
import { type Bounds, sizeOf, unbounded } from "~/site/scan-file/vector";
import { toRadians } from "~/site/viewer/numbers";
import type { Camera, Viewport } from "./camera";
import { bounds as sampleBounds } from "./scan-data";

export const viewNames = ["overview", "inside", "above", "front", "side", "plan"] as const;
export type ViewName = (typeof viewNames)[number];

export interface NamedView {
  camera: Camera;
  box: Bounds;
}

export interface ScanSpace {
  bounds: Bounds;
  views: Readonly<Record<ViewName, NamedView>>;
  /** The largest distance to the camera, in meters. */
  farthest: number;
  /** The person's choice for a file that names no unit. */
  unit?: UnitName | undefined;
}

/** Looks nearly straight down, because the up direction is undefined at 90 degrees. The projection is parallel, as in drawings. */
const down = { azimuth: toRadians(-90), elevation: toRadians(89.99), isFlat: true };
const fromFront = { azimuth: toRadians(-90), elevation: 0, isFlat: true };
const fromSide = { azimuth: 0, elevation: 0, isFlat: true };

/** Returns a box between two heights in meters above the floor. */
function between(from: number, to: number): Bounds {
  return { min: [-Infinity, -Infinity, from], max: [Infinity, Infinity, to] };
}

/** The slice of a floor plan: through doors and windows, above tables. */
const plan = between(1.1, 1.3);
/** Hides the ceiling. */
const open = between(-Infinity, inchesToMeters(102));

/** The sample scan. The poster shows its overview; see art/scripts/sample_scan.py. */
export const sampleSpace: ScanSpace = {
  bounds: sampleBounds,
  views: {
    overview: {
      camera: {
        target: [0.6, -0.95, 0.35],
        azimuth: toRadians(-64),
        elevation: toRadians(40),
        distance: 10.6,
      },
      box: open,
    },
    above: { camera: { target: [-0.15, -0.7, 0], ...down, distance: 12.2 }, box: open },
    inside: {
      camera: { target: [0.5, 1.2, 1.1], azimuth: toRadians(-122), elevation: toRadians(6), distance: 5 },
      box: unbounded,
    },
    // The box starts behind the front walls.
    front: {
      camera: { target: [-0.15, -0.7, 1.45], ...fromFront, distance: 6.5 },
      box: { min: [-Infinity, -4.5, -Infinity], max: [Infinity, Infinity, Infinity] },
    },
    side: {
      camera: { target: [-0.15, -0.7, 1.45], ...fromSide, distance: 6.5 },
      box: { min: [-Infinity, -Infinity, -Infinity], max: [3.9, Infinity, Infinity] },
    },
    plan: { camera: { target: [-0.15, -0.7, 1.2], ...down, distance: 11 }, box: plan },
  },
  farthest: 40,
};

/** The camera distance, in radii of a scan, from which it fits into the picture. */
const fit = 1.9;

/** Returns the views of a scan with known bounds. Its lowest point is at height 0. */
export function spaceOf(bounds: Bounds, unit?: UnitName): ScanSpace {
  const [x, y, z] = sizeOf(bounds);
  const radius = Math.hypot(x, y, z) / 2;
  const [centerX, centerY] = [bounds.min[0] + x / 2, bounds.min[1] + y / 2];
  const center = [centerX, centerY, bounds.min[2] + z / 2] as const;
  // The distance from which this width and height fit into the picture.
  const away = (width: number, height: number) => Math.max(1.3 * Math.max(height, width / 1.4), 1);
  return {
    bounds,
    unit,
    views: {
      overview: {
        camera: {
          target: [centerX, centerY, bounds.min[2] + z / 3],
          azimuth: toRadians(-64),
          elevation: toRadians(40),
          distance: Math.max(fit * radius, 0.5),
        },
        box: unbounded,
      },
      above: {
        camera: { target: [centerX, centerY, bounds.min[2]], ...down, distance: away(x, y) },
        box: unbounded,
      },
      inside: {
        camera: {
          target: [centerX, centerY, bounds.min[2] + Math.min(1.5, z / 2)],
          azimuth: toRadians(-122),
          elevation: toRadians(3),
          distance: Math.min(3, Math.max(radius / 4, 0.5)),
        },
        box: unbounded,
      },
      plan: {
        camera: { target: [centerX, centerY, bounds.min[2] + 1.2], ...down, distance: away(x, y) },
        box: plan,
      },
      front: { camera: { target: center, ...fromFront, distance: away(x, z) }, box: unbounded },
      side: { camera: { target: center, ...fromSide, distance: away(y, z) }, box: unbounded },
    },
    farthest: Math.max(40, 4 * fit * radius),
  };
}

/** In radians: rounding turns a camera by less. */
const sameTurn = 1e-3;

/**
 * Returns the view whose direction a camera has, regardless of panning and zoom; undefined for a turned camera. Plan and view from above
 * have one direction and differ in their boxes.
 */
export function viewLike({ views }: ScanSpace, { azimuth, elevation, isFlat }: Camera, box: Bounds) {
  const alike = viewNames.filter((name) => {
    const { camera } = views[name];
    const turn = Math.abs(Math.sin((camera.azimuth - azimuth) / 2)) * 2;
    const isTurned = turn > sameTurn || Math.abs(camera.elevation - elevation) > sameTurn;
    return !isTurned && (camera.isFlat ?? false) === (isFlat ?? false);
  });
  return alike.find((name) => views[name].box.max[2] === box.max[2]) ?? alike[0];
}

/**
 * Returns a view with the camera farther away where the picture is narrower than 7:5, so that the scan fits into its width. Does not change
 * the view from inside, where the camera would be behind a wall.
 */
export function viewIn({ views }: ScanSpace, name: ViewName, { width, height }: Viewport): NamedView {
  const { camera, box } = views[name];
  const factor = name === "inside" ? 1 : Math.max(1, (1.4 * height) / width);
  return { camera: { ...camera, distance: camera.distance * factor }, box };
}
