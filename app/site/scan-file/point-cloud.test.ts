import fc from "fast-check";
import { expect, test } from "vitest";
import { bounds } from "~/site/scan/scan-data";
import { createDecoder, createPointCloud, pointBytes, positionOf, storedBytes } from "./point-cloud";

const stored = (points: number) =>
  Uint8Array.from({ length: points * storedBytes }, (_, index) => (index * 37 + 11) % 256);

function decodeAll(file: Uint8Array, cuts: readonly number[], capacity: number) {
  const cloud = createPointCloud(capacity, bounds);
  const decode = createDecoder(cloud);
  let decoded = 0;
  for (const [index, cut] of cuts.entries()) decoded = decode(file.subarray(cuts[index - 1] ?? 0, cut));
  decoded = decode(file.subarray(cuts.at(-1) ?? 0));
  return { cloud, decoded };
}

test("decodes the coordinates and the color of a point", () => {
  const cloud = createPointCloud(2, bounds);
  const decode = createDecoder(cloud);
  expect(decode(Uint8Array.from([0, 0, 0, 0, 0, 0, 1, 2, 3]))).toBe(1);
  expect(decode(Uint8Array.from([255, 255, 255, 255, 255, 255, 200, 150, 100]))).toBe(2);
  expect(positionOf(cloud, 0)).toEqual(bounds.min);
  for (const [axis, value] of positionOf(cloud, 1).entries())
    expect(value).toBeCloseTo(bounds.max[axis] ?? NaN, 9);
  expect([...cloud.bytes.subarray(8, 11)]).toEqual([1, 2, 3]);
  expect([...cloud.bytes.subarray(pointBytes + 8, pointBytes + 11)]).toEqual([200, 150, 100]);
});

test("a file cut in two at any byte decodes to the same points", () => {
  const file = stored(4);
  const whole = decodeAll(file, [], 4).cloud;
  for (let cut = 0; cut <= file.length; cut++) {
    const { cloud, decoded } = decodeAll(file, [cut], 4);
    expect(decoded, `cut at ${cut}`).toBe(4);
    expect(cloud, `cut at ${cut}`).toEqual(whole);
  }
});

test("a file in chunks of any size decodes to the same points", () => {
  const file = stored(50);
  const whole = decodeAll(file, [], 50).cloud;
  fc.assert(
    fc.property(fc.array(fc.nat(file.length), { maxLength: 30 }), (places) => {
      const cuts = places.toSorted((a, b) => a - b);
      expect(decodeAll(file, cuts, 50).cloud).toEqual(whole);
    }),
  );
});

test("an incomplete point does not count, and bytes beyond the capacity are ignored", () => {
  expect(decodeAll(stored(2).subarray(0, 17), [5], 4)).toMatchObject({ decoded: 1, cloud: { count: 1 } });
  expect(decodeAll(stored(6), [20], 4)).toMatchObject({ decoded: 4, cloud: { count: 4 } });
});

test("a second attempt keeps the points of the first one", () => {
  const cloud = createPointCloud(4, bounds);
  createDecoder(cloud)(stored(3));
  const decode = createDecoder(cloud);
  expect(decode(stored(1))).toBe(1);
  expect(cloud.count).toBe(3);
  decode(stored(4).subarray(storedBytes));
  expect(cloud).toEqual(decodeAll(stored(4), [], 4).cloud);
});
