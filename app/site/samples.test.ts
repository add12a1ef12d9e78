import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chains, floorPlan, totalOf } from "./drawings/floor-plan";
import { samples } from "./samples";

const content = (file: string) => readFileSync(`public/samples/${file}`);

test.each(Object.values(samples))(
  "$file has the size and the version on record",
  ({ file, bytes, version }) => {
    expect(content(file)).toHaveLength(bytes);
    expect(createHash("sha256").update(content(file)).digest("hex")).toMatch(new RegExp(`^${version}`));
  },
);

test("all samples together stay under 8 MB", () => {
  const total = Object.values(samples).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeLessThan(8 * 1024 * 1024);
});

test("the PDF plan has the size and the areas of the plan on the page", () => {
  const { widthEighths, depthEighths, areaSqFt, pointsPerFoot } = samples.plan.figures;
  expect([widthEighths, depthEighths]).toEqual([totalOf(chains.north), totalOf(chains.west)]);
  const total = floorPlan.rooms.reduce((sum, room) => sum + room.areaSqFt, 0);
  expect(areaSqFt).toBeCloseTo(total, 5);
  // The scale is 1/4 inch to the foot, and a point is 1/72 inch.
  expect(pointsPerFoot).toBe(72 / 4);
});

test("the point cloud is LAS 1.4, compressed, with the points and bounds on record", () => {
  const { file, figures } = samples.pointCloud;
  const bytes = content(file);
  expect(bytes.toString("latin1", 0, 4)).toBe("LASF");
  expect([bytes.readUInt8(24), bytes.readUInt8(25)]).toEqual([1, 4]);
  // The highest bit marks a compressed file.
  expect(bytes.readUInt8(104)).toBe(7 + 128);
  expect(Number(bytes.readBigUInt64LE(247))).toBe(figures.points);
  const [scale, maxX, minX, maxY, minY, maxZ, minZ] = [131, 179, 187, 195, 203, 211, 219].map((offset) =>
    bytes.readDoubleLE(offset),
  );
  expect(scale).toBe(0.001);
  [maxX, maxY, maxZ].forEach((value, axis) => {
    expect(value).toBeCloseTo(figures.max[axis] ?? 0, 3);
  });
  [minX, minY, minZ].forEach((value, axis) => {
    expect(value).toBeCloseTo(figures.min[axis] ?? 0, 3);
  });
  expect(bytes.includes('UNIT["metre",1]')).toBe(true);
});

test("the deviation report compares points of that cloud, and its surfaces add up", () => {
  const { points, scanned, surfaces } = samples.deviation.figures;
  expect(scanned).toBe(samples.pointCloud.figures.points);
  expect(surfaces.reduce((sum, surface) => sum + surface.points, 0)).toBe(points);
  expect(points).toBeLessThan(scanned);
});

test("the register lists each asset once, with those on record at their places", () => {
  const [head = "", ...rows] = content(samples.register.file).toString("utf8").trim().split("\r\n");
  const columns = head.replace("\uFEFF", "").split(",");
  const assets = rows.map((row) => {
    const values = row.split(",");
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ""]));
  });
  expect(assets).toHaveLength(samples.register.figures.assets);
  expect(new Set(assets.map(({ asset_id }) => asset_id)).size).toBe(assets.length);
  for (const [id, mark] of Object.entries(samples.register.figures.marks)) {
    const asset = assets.find(({ asset_id }) => asset_id === id);
    const center = ["x", "y", "z"].map((axis) => Number(asset?.[`center_${axis}_ft`]));
    expect(asset).toMatchObject({
      number_in_picture: String(mark.number),
      type: mark.type,
      system: mark.system,
    });
    expect(asset).toMatchObject({ room: "Mechanical yard", photo: `${id}.jpg` });
    if (mark.type !== "Insulated pipe") expect(asset).toMatchObject({ nameplate_serial: `SAMPLE-${id}` });
    center.forEach((value, axis) => {
      expect(value).toBeCloseTo(mark.centerFt[axis] ?? 0, 1);
    });
  }
});
