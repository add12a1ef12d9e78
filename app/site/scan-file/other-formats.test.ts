import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createLoosePoints, mixingStep, packPoints } from "./pack-points";
import { readPlyHeader } from "./ply-header";
import { createPlyReader } from "./ply-reader";
import { pointCloudOf, positionOf } from "./point-cloud";
import { ScanError } from "./scan-error";

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("PLY", () => {
  const header = (format: string, count: number | string = 2) =>
    `ply\nformat ${format} 1.0\ncomment by a scanner\nelement vertex ${count}\nproperty float x\nproperty double y\nproperty float z\nproperty uchar red\nproperty uchar green\nproperty uchar blue\nelement face 0\nproperty list uchar int vertex_indices\nend_header\n`;
  const values = [
    [1.5, 2.25, -3, 10, 20, 30],
    [4, 5, 6, 40, 50, 60],
  ];

  function binary(isLittle: boolean): Uint8Array {
    const data = new DataView(new ArrayBuffer(2 * 19));
    for (const [index, [x = 0, y = 0, z = 0, ...color]] of values.entries()) {
      const start = index * 19;
      data.setFloat32(start, x, isLittle);
      data.setFloat64(start + 4, y, isLittle);
      data.setFloat32(start + 12, z, isLittle);
      for (const [channel, value] of color.entries()) data.setUint8(start + 16 + channel, value);
    }
    return new Uint8Array(data.buffer);
  }

  const files: [string, Uint8Array][] = [
    ["ascii", bytesOf(values.map((point) => `${point.join(" ")}\r\n`).join(""))],
    ["binary_little_endian", binary(true)],
    ["binary_big_endian", binary(false)],
  ];

  test.each(files)("%s is read in parts of any size", (format, body) => {
    const head = readPlyHeader(bytesOf(header(format)));
    if (!head) throw new Error("The header is whole.");
    fc.assert(
      fc.property(fc.array(fc.nat(body.length)), (places) => {
        const found: number[][] = [];
        const read = createPlyReader(head, ({ x, y, z, red, green, blue }) =>
          found.push([x, y, z, red, green, blue]),
        );
        const cuts = [0, ...places.toSorted((a, b) => a - b), body.length];
        for (const [index, cut] of cuts.entries()) if (index > 0) read(body.subarray(cuts[index - 1], cut));
        expect(found).toEqual(values);
      }),
    );
  });

  test("accepts a last line without a line break, and skips a line that was cut off", () => {
    const head = readPlyHeader(bytesOf(header("ascii")));
    if (!head) throw new Error("The header is whole.");
    const pointsOf = (body: string) => {
      let count = 0;
      const read = createPlyReader(head, () => count++);
      read(bytesOf(body));
      read(bytesOf("\n"));
      return count;
    };
    expect(pointsOf("1 2 3 4 5 6\n1 2 3 4 5 6")).toBe(2);
    expect(pointsOf("1 2 3 4 5 6\n1 2 3 4")).toBe(1);
  });

  test("ignores spaces at the end of a header line", () => {
    expect(readPlyHeader(bytesOf(header("ascii").replaceAll("\n", " \n")))).toMatchObject({ pointCount: 2 });
    expect(readPlyHeader(bytesOf("ply "))).toBeUndefined();
  });

  test("distinguishes a file without points from a damaged one", () => {
    expect(() => readPlyHeader(bytesOf(header("ascii", 0)))).toThrow(
      expect.objectContaining({ reason: "empty" }) as Error,
    );
  });

  test("asks for more bytes until the header ends, up to a limit", () => {
    expect(readPlyHeader(bytesOf(header("ascii").slice(0, 60)))).toBeUndefined();
    expect(() => readPlyHeader(bytesOf(`ply\n${"comment x\n".repeat(7_000)}`))).toThrow(ScanError);
  });

  test.each([
    "plx\nformat ascii 1.0\nend_header\n",
    header("ascii", -1),
    header("ascii", "1e300"),
    header("binary_middle_endian"),
    header("ascii").replace("property float x\n", ""),
    header("ascii").replace("uchar red", "list uchar int red"),
    header("ascii").replace("element vertex", "element corner"),
  ])("a header that says something else is refused: %j", (text) =>
    expect(() => readPlyHeader(bytesOf(text))).toThrow(ScanError),
  );

  test("reads points from random bytes or rejects them", () => {
    fc.assert(
      fc.property(fc.nat(header("ascii").length - 1), fc.uint8Array({ maxLength: 8 }), (place, noise) => {
        const bytes = bytesOf(header("ascii"));
        bytes.set(noise.subarray(0, bytes.length - place), place);
        try {
          const head = readPlyHeader(bytes);
          if (head) createPlyReader(head, () => undefined)(noise);
        } catch (error) {
          expect(error).toBeInstanceOf(ScanError);
        }
      }),
    );
  });
});

test("packs points at their positions, and shuffles them so that any part covers the whole", () => {
  const points = createLoosePoints(1_000);
  points.count = 1_000;
  for (let index = 0; index < 1_000; index++) {
    points.positions.set([index, -index, 5], index * 3);
    points.intensities[index] = index;
    points.classes[index] = index % 3;
    points.colors.set([0, 1, index % 2], index * 3);
  }
  const { bytes, bounds, intensities, classes, colors } = packPoints(points, 0, 1_000, 7);
  const cloud = pointCloudOf(bytes, bounds);
  const places = Array.from({ length: 1_000 }, (_, index) => positionOf(cloud, index)[0]);
  expect(places.toSorted((a, b) => a - b).every((place, index) => Math.abs(place - index) < 0.02)).toBe(true);
  const firstTenth = places.slice(0, 100);
  for (let tenth = 0; tenth < 10; tenth++)
    expect(firstTenth.filter((place) => Math.floor(place / 100) === tenth).length).toBeGreaterThan(5);
  expect(intensities).toEqual([10, 990]);
  expect(classes).toEqual([0, 1, 2]);
  expect(colors).toEqual([256, 257]);
});

test("shuffles each point exactly once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), (count) => {
      const seen = new Set<number>();
      for (let index = 0, place = 0; index < count; index++, place = (place + mixingStep(count)) % count)
        seen.add(place);
      expect(seen.size).toBe(count);
    }),
  );
});
