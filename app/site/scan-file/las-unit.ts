import type { LasRecords } from "./las-records";
import { check } from "./scan-error";

/** The lengths of the common units of coordinates, in meters. */
export const lengths = { meter: 1, foot: 0.3048, surveyFoot: 1200 / 3937, millimeter: 0.001 };
export type UnitName = keyof typeof lengths;

/** Meters per unit of the coordinates. */
export interface Units {
  across: number;
  up: number;
  /** Whether the file names its units. Otherwise both are assumptions. */
  areNamed: boolean;
}

/** The lengths of the units that a file names, in meters. */
interface NamedUnits {
  across?: number | undefined;
  up?: number | undefined;
}

/**
 * Returns the units of coordinates. Files from California are often in feet, and their heights can have another unit. Heights without a
 * unit have the unit of the other axes. Files without any unit are in meters.
 */
export function readUnits({ wkt, keys, doubles }: LasRecords): Units {
  const first = wkt ? unitsOfWkt(new TextDecoder().decode(wkt)) : {};
  const second = keys ? unitsOfKeys(keys, doubles) : {};
  const across = first.across ?? second.across;
  const up = first.up ?? second.up;
  return {
    across: across ?? up ?? 1,
    up: up ?? across ?? 1,
    areNamed: across !== undefined || up !== undefined,
  };
}

/** Reads the units of a coordinate system from WKT 1 or 2. */
export function unitsOfWkt(wkt: string): NamedUnits {
  // The target of a bound system also has units.
  const [own = ""] = wkt.split(/,\s*TARGETCRS\[/i);
  const [horizontal = "", vertical = ""] = own.split(/VERT(?:ICAL)?_?C(?:R)?S\[/i);
  const system = horizontal.replace(/^\s*(?:COMPD_?CS|COMPD_?CRS|COMPOUNDCRS)\["[^"]*",\s*/i, "");
  const isInDegrees =
    /^\s*GEOG(?:CS|CRS|RAPHICCRS)\[/i.test(system) ||
    (/^\s*GEOD(?:CRS|ETICCRS)\[/i.test(system) && !/CS\[Cartesian/i.test(system));
  check(!isInDegrees, "The coordinates are degrees.", "degrees");
  return { across: lastLength(horizontal), up: lastLength(vertical) };
}

/** Reads the last unit of a system. The units of its angles and its ellipsoid precede it. */
function lastLength(wkt: string): number | undefined {
  const units = [...wkt.matchAll(/(?<![A-Z])(?:LENGTH)?UNIT\["[^"]{0,80}",\s*([\d.eE+-]{1,30})/gi)];
  const meters = Number(units.at(-1)?.[1]);
  return meters > 1e-4 && meters < 1e4 ? meters : undefined;
}

/** From section 6.3.1.3 of the GeoTIFF specification. */
const linearUnits = new Map([
  [9001, lengths.meter],
  [9002, lengths.foot],
  [9003, lengths.surveyFoot],
]);
const heightSystems = new Map([
  [5701, lengths.meter],
  [5703, lengths.meter],
  [5702, lengths.surveyFoot],
  [6360, lengths.surveyFoot],
  [8228, lengths.foot],
]);
const isUserDefined = 32_767;

/** Reads the units from GeoTIFF keys, which LAS 1.0 to 1.3 use. */
function unitsOfKeys(keys: DataView, doubles: DataView | undefined): NamedUnits {
  const values = new Map<number, number>();
  for (let place = 8; place + 8 <= keys.byteLength; place += 8) {
    const [key, where, , value] = [0, 2, 4, 6].map((at) => keys.getUint16(place + at, true));
    if (key === undefined || value === undefined) continue;
    if (where === 0) values.set(key, value);
    else if (where === 34_736 && doubles && value * 8 + 8 <= doubles.byteLength)
      values.set(key, doubles.getFloat64(value * 8, true));
  }
  const valueOf = (key: number) => values.get(key) ?? 0;
  check(valueOf(1024) !== 2, "The coordinates are degrees.", "degrees");
  const unitOf = (key: number, sizeKey: number) =>
    valueOf(key) === isUserDefined ? values.get(sizeKey) : linearUnits.get(valueOf(key));
  return {
    across: unitOf(3076, 3077) ?? unitOfSystem(valueOf(3072)),
    up: unitOf(4099, 4100) ?? heightSystems.get(valueOf(4096)),
  };
}

type Codes = readonly (readonly [from: number, to: number, step?: number])[];

/**
 * EPSG codes of coordinate systems in the United States, complete for California, Nevada and Oregon. The ranges of survey feet contain some
 * systems in international feet, so those come first. A system that is not listed is unknown.
 */
const systems: readonly (readonly [meters: number, codes: Codes])[] = [
  [
    lengths.foot,
    [
      [2222, 2224],
      [2251, 2253],
      [2256, 2256],
      [2265, 2266],
      [2269, 2270],
      [2273, 2273],
      [2280, 2282],
      [2867, 2869],
      [2896, 2898],
      [2901, 2901],
      [2909, 2910],
      [2913, 2914],
      [2921, 2923],
      [2992, 2994, 2],
      [3644, 3648, 2],
      [6557, 6561, 2],
    ],
  ],
  [
    lengths.surveyFoot,
    [
      [2225, 2289],
      [2870, 2930],
      [2965, 2968],
      [3421, 3423],
      [3490, 3500, 2],
      [3608, 3612, 2],
      [6416, 6426, 2],
      [6519, 6523, 2],
      [26_729, 26_787],
      [26_791, 26_799],
      [32_001, 32_058],
    ],
  ],
  [
    lengths.meter,
    [
      [3489, 3499, 2],
      [3607, 3611, 2],
      [6328, 6348],
      [6415, 6425, 2],
      [6518, 6522, 2],
      [26_901, 26_923],
      [26_929, 26_998],
      [32_601, 32_660],
      [32_701, 32_760],
    ],
  ],
];

function unitOfSystem(code: number): number | undefined {
  const isIn = ([from, to, step = 1]: Codes[number]) =>
    code >= from && code <= to && (code - from) % step === 0;
  return systems.find(([, codes]) => codes.some(isIn))?.[0];
}
