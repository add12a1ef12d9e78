import { lengths, type UnitName } from "~/site/scan-file/las-unit";
import { type Bounds, eachAxis, sizeOf, type Vector } from "~/site/scan-file/vector";
import { setAddress } from "~/site/viewer/open-viewer";
import { type ColorMode, colorModes } from "./coloring";
import { isMeasure, type Measurement, maxCorners } from "./measurement";
import { type NamedView, type ViewName, viewNames } from "./views";

export interface ScanAddress {
  name?: ViewName;
  view?: NamedView;
  mode?: ColorMode;
  measurement?: Measurement;
  /** The unit of a file that names none. */
  unit?: UnitName;
}

const toThousandths = (values: readonly number[]) =>
  // An infinite edge becomes an empty text.
  values.map((value) => (Number.isFinite(value) ? String(Math.round(value * 1000)) : "")).join(",");

/** Writes the state of the picture to the address of the page, rounded to millimeters and milliradians. */
export function writeScanAddress(
  { camera, box, unit }: NamedView & { unit?: UnitName | undefined },
  mode: ColorMode,
  measurement?: Measurement,
): void {
  const { target, azimuth, elevation, distance, isFlat } = camera;
  const view = toThousandths([...target, azimuth, elevation, distance, ...box.min, ...box.max]);
  const parts = [`${isFlat ? "flat" : "view"}=${view}`, `color=${mode}`];
  if (unit) parts.push(`unit=${unit}`);
  if (measurement) parts.push(writeMeasurement(measurement));
  setAddress("scan", parts.join(";"));
}

function writeMeasurement({ kind, points }: Measurement): string {
  return `${kind}=${toThousandths(points.flat())}`;
}

/** Reads an address that {@link writeScanAddress} wrote. Ignores unknown parts and positions outside of the scan. */
export function parseScanAddress(address: string, bounds: Bounds): ScanAddress {
  const found: ScanAddress = { name: viewNames.find((name) => name === address) };
  for (const part of address.split(";")) {
    const [key = "", value = ""] = part.split("=", 2);
    if (key === "view" || key === "flat") found.view = readView(value, bounds, key === "flat");
    else if (key === "unit" && Object.hasOwn(lengths, value)) found.unit = value as UnitName;
    else if (key === "color") found.mode = colorModes.find((mode) => mode === value);
    else if (isMeasure(key)) {
      const points = toPoints(value.split(",").map(fromThousandths));
      const isComplete = key === "area" ? points.length > 2 : points.length === 2;
      if (isComplete && points.length <= maxCorners && points.every((point) => isWithin(point, bounds)))
        found.measurement = { kind: key, points };
    }
  }
  return found;
}

const fromThousandths = (text: string) => (text.trim() === "" ? NaN : Number(text) / 1000);

function toPoints(values: readonly number[]): Vector[] {
  if (values.length % 3 !== 0) return [];
  return Array.from({ length: values.length / 3 }, (_, index) => {
    const [x = NaN, y = NaN, z = NaN] = values.slice(index * 3, index * 3 + 3);
    return [x, y, z];
  });
}

/** Whether a point is within the scan, with a tolerance in meters: a millimeter for rounding. */
function isWithin(point: Vector, { min, max }: Bounds, tolerance = 0.001): boolean {
  return point.every(
    (value, axis) =>
      value >= (min[axis] ?? Infinity) - tolerance && value <= (max[axis] ?? -Infinity) + tolerance,
  );
}

function readView(text: string, bounds: Bounds, isFlat: boolean): NamedView | undefined {
  const values = text.split(",").map(fromThousandths);
  if (values.length !== 12) return undefined;
  const [target, orbit, min, max] = toPoints(values);
  if (!target || !orbit || !min || !max) return undefined;
  const [azimuth, elevation, distance] = orbit;
  // A person can pan the target out of the scan.
  const size = Math.hypot(...sizeOf(bounds));
  if (!isWithin(target, bounds, size) || !orbit.every(Number.isFinite)) return undefined;
  if (Math.abs(elevation) > 1.571 || distance < 0.05 || distance > 1e6) return undefined;
  const withOpenEdges = (corner: Vector, edge: number) =>
    eachAxis((axis) => (Number.isFinite(corner[axis]) ? corner[axis] : edge));
  return {
    camera: { target, azimuth, elevation, distance, ...(isFlat && { isFlat }) },
    box: { min: withOpenEdges(min, -Infinity), max: withOpenEdges(max, Infinity) },
  };
}
