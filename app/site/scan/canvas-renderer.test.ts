import fc from "fast-check";
import { expect, test } from "vitest";
import { type Camera, projectionOf, toScreen } from "~/site/point-cloud/camera";
import { createPointCloud, positionOf } from "~/site/point-cloud/point-cloud";
import { unbounded } from "~/site/point-cloud/vector";
import { type ColorTable, type DepthRaster, rasterize, tableOf } from "./canvas-renderer";
import { type Frame, type FramePart, splatSize } from "./renderer";
import { bounds } from "./scan-data";

const picture = { width: 24, height: 16 };
const background = 0x01_02_03;
const splats = { atOneMeter: 12, min: 1.25, max: 9 };
const camera: Camera = { target: [0, 0, 1], azimuth: 0, elevation: 0, distance: 5 };
/** Meters above the floor for a stored height. */
const toHeight = (stored: number) => bounds.min[2] + (stored / 65_535) * (bounds.max[2] - bounds.min[2]);

/** A point in stored coordinates; its color is its number. */
type Stored = readonly [x: number, y: number, z: number];

function cloudOf(points: readonly Stored[]) {
  const cloud = createPointCloud(points.length, bounds);
  for (const [index, point] of points.entries()) {
    cloud.shorts.set(point, index * 6);
    cloud.words[index * 3 + 2] = index + 1;
  }
  cloud.count = points.length;
  return cloud;
}

/** Returns the number of the point in each pixel, from 1 on; 0 where there is none. */
function draw(points: readonly Stored[], options: Partial<Frame & FramePart> = {}, table?: ColorTable) {
  const { width, height } = picture;
  const size = width * height;
  // Arrays that keep what is written past their ends, which typed ones ignore.
  const [pixels, closeness] = [Array<number>(size).fill(background), Array<number>(size).fill(0)];
  const part = { cloud: cloudOf(points), count: points.length, splats, ...options };
  const frame = { projection: projectionOf(camera, picture), pixelRatio: 1, box: unbounded, ...options };
  const raster = { width, height, pixels, closeness } as unknown as DepthRaster;
  rasterize(raster, part, frame, table);
  for (const written of [pixels, closeness]) expect(Object.keys(written)).toHaveLength(size);
  return pixels.map((color) => (color === background ? 0 : color & 0xff_ff_ff));
}

const short = fc.nat(65_535);
const stored: fc.Arbitrary<Stored> = fc.tuple(short, short, short);
const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const cameras: fc.Arbitrary<Camera> = fc.record({
  target: fc.tuple(within(-3, 9), within(-5, 5), within(0, 2.8)),
  azimuth: within(-7, 7),
  elevation: within(-1.5, 1.5),
  distance: within(0.3, 40),
});

/** Returns the point of a pixel, by a comparison with each; undefined where rounding decides. */
function expectedAt(column: number, row: number, points: readonly Stored[], view: Camera) {
  const cloud = cloudOf(points);
  let [found, foundDepth] = [0, Infinity];
  for (let index = 0; index < points.length; index++) {
    const place = toScreen(projectionOf(view, picture), positionOf(cloud, index), picture);
    if (!place) continue;
    const beyond =
      Math.max(Math.abs(column + 0.5 - place.x), Math.abs(row + 0.5 - place.y)) -
      splatSize(splats, place.depth) / 2;
    if (Math.abs(beyond) < 1e-6) return undefined;
    const isSame = found > 0 && points[found - 1]?.join() === points[index]?.join();
    if (beyond > 0 || isSame) continue;
    if (Math.abs(place.depth - foundDepth) < 1e-5) return undefined;
    if (place.depth < foundDepth) [found, foundDepth] = [index + 1, place.depth];
  }
  return found;
}

test("each pixel shows the foremost point whose square covers it, as the shared projection places it", () => {
  fc.assert(
    fc.property(cameras, fc.array(stored, { maxLength: 30 }), (view, points) => {
      const drawn = draw(points, { projection: projectionOf(view, picture) });
      for (const [pixel, number] of drawn.entries()) {
        const expected = expectedAt(pixel % picture.width, Math.floor(pixel / picture.width), points, view);
        if (expected !== undefined) expect(number).toBe(expected);
      }
    }),
  );
});

test("of two points at one place, the one in front is drawn, whichever comes first", () => {
  // The camera looks along x, from +5 m; stored x grows with it.
  const [front, behind]: Stored[] = [
    [20_000, 33_196, 23_310],
    [15_000, 33_196, 23_310],
  ];
  if (!front || !behind) throw new Error("There are two points.");
  const center = 8 * picture.width + 12;
  expect(draw([front, behind])[center]).toBe(1);
  expect(draw([behind, front])[center]).toBe(2);
});

test("no camera and no size, not even infinite ones or NaN, draws outside of the picture or fails", () => {
  const any = fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -Infinity, 0, 1e300, -1e300));
  const row = fc.tuple(any, any, any, any);
  fc.assert(
    fc.property(
      fc.tuple(row, row, row, row),
      fc.record({ atOneMeter: any, min: any, max: any }),
      fc.array(stored, { maxLength: 5 }),
      (projection, sizes, points) => {
        for (const number of draw(points, { projection, splats: sizes }))
          expect(number).toBeLessThanOrEqual(points.length);
      },
    ),
  );
});

test.each([
  { edge: "left", point: [19_528, 11_700, 23_310], columns: [0, 4], rows: [4, 12] },
  { edge: "right", point: [19_528, 54_700, 23_310], columns: [19, 23], rows: [4, 12] },
  { edge: "top", point: [33_124, 33_500, 43_241], columns: [8, 16], rows: [0, 4] },
  { edge: "bottom", point: [33_124, 33_500, 3_382], columns: [8, 16], rows: [11, 15] },
] as const)(
  "a square across the $edge edge does not go on at the other side or beyond the picture",
  ({ point, columns, rows }) => {
    const drawn = draw([point], { splats: { ...splats, min: 9 } });
    const places = drawn.flatMap((number, pixel) => (number > 0 ? [pixel] : []));
    const range = (values: number[]) => [Math.min(...values), Math.max(...values)];
    expect(range(places.map((pixel) => pixel % picture.width))).toEqual(columns);
    expect(range(places.map((pixel) => Math.floor(pixel / picture.width)))).toEqual(rows);
  },
);

test("points outside of the box are not drawn, and neither are more than the frame has", () => {
  const points: Stored[] = [
    [20_000, 33_196, 23_310],
    [20_000, 33_196, 24_000],
  ];
  const numbers = (options: Partial<Frame & FramePart>) => new Set(draw(points, options));
  expect(numbers({ box: { ...unbounded, min: [-9, -9, toHeight(23_500)] } })).toEqual(new Set([0, 2]));
  expect(numbers({ box: { ...unbounded, max: [99, 99, toHeight(23_500)] } })).toEqual(new Set([0, 1]));
  expect(numbers({ count: 1 })).toEqual(new Set([0, 1]));
});

test("points are colored by a number that they have, and every pixel of the picture is opaque", () => {
  const point: Stored = [20_000, 33_196, 23_310];
  const cloud = cloudOf([point]);
  cloud.shorts[3] = 500;
  cloud.bytes[11] = 7;
  const colors = Int32Array.from({ length: 1025 }, (_, step) => step);
  const drawn = (mode: "height" | "intensity" | "class", from: number, to: number) => {
    const table = tableOf({ mode, range: [from, to] }, { cloud });
    if (!table) throw new Error("These modes have a table.");
    return Math.max(...draw([point], { cloud }, { ...table, colors }));
  };
  expect(drawn("height", toHeight(23_310) - 1, toHeight(23_310) + 1)).toBeCloseTo(512, -1);
  expect(drawn("intensity", 0, 1000)).toBe(512);
  expect(drawn("intensity", 600, 1000)).toBe(0);
  expect(drawn("class", 0, 1)).toBe(7);
  const pixels = new Int32Array(4);
  const raster = { width: 2, height: 2, pixels, closeness: new Int32Array(4) };
  const projection = projectionOf(camera, picture);
  pixels.fill(0xff << 24);
  rasterize(raster, { cloud, count: 1, splats }, { projection, pixelRatio: 1, box: unbounded });
  expect([...pixels].map((pixel) => pixel >>> 24)).toEqual([255, 255, 255, 255]);
});
