import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readUnits, unitsOfWkt } from "./las-unit";
import { ScanError } from "./scan-error";

const [foot, surveyFoot] = [0.3048, 1200 / 3937];
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Builds a GeoTIFF key record. A key's value is in the key itself or in the record of doubles. */
function keysOf(keys: readonly (readonly [key: number, value: number, isInDoubles?: boolean])[]): DataView {
  const shorts = keys.flatMap(([key, value, isInDoubles]) => [key, isInDoubles ? 34_736 : 0, 1, value]);
  return new DataView(Uint16Array.of(1, 1, 0, keys.length, ...shorts).buffer);
}

describe("the units of a coordinate system in WKT", () => {
  const utm = 'PROJCS["zone",GEOGCS["NAD83",UNIT["degree",0.01745]],UNIT["metre",1]]';
  const californian = `PROJCS["California 3 (ftUS)",GEOGCS["NAD83",UNIT["degree",0.0174532925199433]],PROJECTION["Lambert"],UNIT["US survey foot",${surveyFoot}]]`;
  const newCalifornian = `PROJCRS["California 3",BASEGEOGCRS["NAD83",DATUM["d",ELLIPSOID["GRS 1980",6378137,298.2,LENGTHUNIT["metre",1]]]],CONVERSION["c",PARAMETER["Latitude",36.5,ANGLEUNIT["degree",0.01745]]],CS[Cartesian,2],AXIS["easting",east],LENGTHUNIT["US survey foot",${surveyFoot}]]`;
  test.each([
    ['LOCAL_CS["room",LOCAL_DATUM["d",0],UNIT["metre",1]]', 1, undefined],
    [californian, surveyFoot, undefined],
    [newCalifornian, surveyFoot, undefined],
    [`COMPD_CS["both",${utm},VERT_CS["height",UNIT["foot",0.3048]]]`, 1, foot],
    [`COMPD_CS["both",${californian},VERT_CS["height",VERT_DATUM["d",2005],UNIT["metre",1]]]`, surveyFoot, 1],
    [
      `COMPOUNDCRS["both",${newCalifornian},VERTCRS["NAVD88",VDATUM["d"],CS[vertical,1],AXIS["up",up],LENGTHUNIT["metre",1]]]`,
      surveyFoot,
      1,
    ],
    [`${utm},VERTCS["NAVD_1988_Foot",VDATUM["d"],UNIT["Foot",0.3048]]`, 1, foot],
    ["", undefined, undefined],
    ['PROJCS["x",UNIT["nothing",0]]', undefined, undefined],
    ['PROJCRS["x",CONVERSION["c",PARAMETER["p",1,ANGLEUNIT["degree",0.0174]]]]', undefined, undefined],
  ])("%s", (wkt, across, up) => expect(unitsOfWkt(wkt)).toEqual({ across, up }));

  test.each([
    'GEOGCS["WGS 84",UNIT["degree",0.0174]]',
    'GEOGCRS["WGS 84",ANGLEUNIT["degree",0.0174]]',
    'COMPD_CS["x",GEOGCS["WGS 84",UNIT["degree",0.0174]],VERT_CS["h",UNIT["metre",1]]]',
    'COMPOUNDCRS["x",GEOGCRS["WGS 84",ANGLEUNIT["degree",0.0174]],VERTCRS["h",LENGTHUNIT["metre",1]]]',
  ])("%s has degrees, in which nothing can be measured", (wkt) => {
    expect(() => unitsOfWkt(wkt)).toThrow(ScanError);
  });

  test("reads any text quickly, and returns a length", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("UNIT[", '"', ",", "1", "COMPD_CS", "VERT_CS[", "]", "e", "-") }),
        (wkt) => {
          const { across, up } = unitsOfWkt(wkt);
          for (const length of [across ?? 1, up ?? 1]) expect(length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe("the units of GeoTIFF keys", () => {
  test.each([
    { what: "a unit of lengths", keys: [[3076, 9002]], across: foot, up: foot },
    {
      what: "the system of New Mexico",
      keys: [
        [3072, 2903],
        [4099, 9003],
      ],
      across: surveyFoot,
      up: surveyFoot,
    },
    { what: "the system of California 3", keys: [[3072, 2227]], across: surveyFoot, up: surveyFoot },
    { what: "the system of Oregon North", keys: [[3072, 2269]], across: foot, up: foot },
    { what: "NAD83(2011) of California 3 in meters", keys: [[3072, 6419]], across: 1, up: 1 },
    { what: "NAD83(2011) of California 3 in feet", keys: [[3072, 6420]], across: surveyFoot, up: surveyFoot },
    {
      what: "meters and heights in feet",
      keys: [
        [3076, 9001],
        [4096, 6360],
      ],
      across: 1,
      up: surveyFoot,
    },
    {
      what: "feet and heights in meters",
      keys: [
        [3076, 9003],
        [4099, 9001],
      ],
      across: surveyFoot,
      up: 1,
    },
    {
      what: "a unit of its own",
      keys: [
        [3076, 32_767],
        [3077, 1, true],
      ],
      across: 0.5,
      up: 0.5,
    },
  ] as const)("$what", ({ keys, across, up }) => {
    const doubles = new DataView(Float64Array.of(7, 0.5).buffer);
    expect(readUnits({ keys: keysOf(keys), doubles })).toEqual({ across, up, areNamed: true });
  });

  test("finds no unit for an unknown or missing system, and rejects degrees", () => {
    expect(readUnits({ keys: keysOf([[3072, 1234]]) })).toEqual({ across: 1, up: 1, areNamed: false });
    expect(readUnits({})).toEqual({ across: 1, up: 1, areNamed: false });
    expect(() => readUnits({ keys: keysOf([[1024, 2]]) })).toThrow(ScanError);
  });

  test("prefers WKT to keys, which supply missing units", () => {
    const wkt = viewOf(new TextEncoder().encode('PROJCS["x",UNIT["metre",1]]'));
    const keys = keysOf([
      [3076, 9003],
      [4099, 9002],
    ]);
    expect(readUnits({ wkt, keys })).toEqual({ across: 1, up: foot, areNamed: true });
  });

  test("reads units from random bytes or rejects them", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.uint8Array({ maxLength: 20 }), (keys, doubles) => {
        try {
          const { across, up } = readUnits({ keys: viewOf(keys), doubles: viewOf(doubles) });
          expect(across > 0 && up > 0).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ScanError);
        }
      }),
    );
  });
});
