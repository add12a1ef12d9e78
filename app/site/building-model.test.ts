// @vitest-environment node
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type FlatMesh,
  IFCFURNITURE,
  IFCOPENINGELEMENT,
  IFCRELFILLSELEMENT,
  IFCRELVOIDSELEMENT,
  IFCSLAB,
  IFCSPACE,
  IFCWALL,
  IfcAPI,
} from "web-ifc";
import { samples } from "./samples";

const api = new IfcAPI();
const cloud = samples.pointCloud.figures;
const { file, figures } = samples.buildingModel;
let model: number;

beforeAll(async () => {
  await api.Init();
  model = api.OpenModel(readFileSync(`public/samples/${file}`));
});
afterAll(() => {
  api.Dispose();
});

const idsOf = (type: number) => [...api.GetLineIDsWithType(model, type)];

test("the building model is IFC 4 with the walls, opening, window and furniture on record", () => {
  expect(api.GetModelSchema(model)).toBe("IFC4");
  expect(idsOf(IFCWALL)).toHaveLength(figures.walls);
  expect(idsOf(IFCOPENINGELEMENT)).toHaveLength(figures.openings);
  expect(idsOf(IFCRELVOIDSELEMENT)).toHaveLength(figures.openings);
  expect(idsOf(IFCRELFILLSELEMENT)).toHaveLength(figures.openings);
  expect(idsOf(IFCSLAB)).toHaveLength(figures.slabs);
  expect(idsOf(IFCFURNITURE)).toHaveLength(figures.furniture);
});

test("the point cloud lies in the building model, and floor, ceiling and left wall are the same", () => {
  const whole = boundsOf(allMeshes());
  const room = boundsOf(idsOf(IFCSPACE).map((id) => api.GetFlatMesh(model, id)));
  cloud.min.forEach((value, axis) => {
    expect(value).toBeGreaterThan(whole.min[axis] ?? value);
  });
  cloud.max.forEach((value, axis) => {
    expect(value).toBeLessThan(whole.max[axis] ?? value);
  });
  expect(room.min[0]).toBeCloseTo(cloud.min[0] ?? 0, 1);
  expect(room.max[2]).toBeCloseTo(cloud.max[2] ?? 0, 1);
  expect(room.min[2]).toBeCloseTo(0, 5);
});

function allMeshes(): FlatMesh[] {
  const meshes = api.LoadAllGeometry(model);
  return Array.from({ length: meshes.size() }, (_, index) => meshes.get(index));
}

/** Returns the bounds along the axes of the file, in meters. web-ifc swaps the vertical axis from z to y. */
function boundsOf(meshes: readonly FlatMesh[]): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const { geometries } of meshes)
    for (let index = 0; index < geometries.size(); index++) {
      const { geometryExpressID, flatTransformation: m } = geometries.get(index);
      const geometry = api.GetGeometry(model, geometryExpressID);
      const values = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      for (let at = 0; at < values.length; at += 6) {
        const [x = 0, y = 0, z = 0] = values.subarray(at, at + 3);
        const row = (k: number) =>
          (m[k] ?? 0) * x + (m[k + 4] ?? 0) * y + (m[k + 8] ?? 0) * z + (m[k + 12] ?? 0);
        [row(0), -row(2), row(1)].forEach((value, axis) => {
          min[axis] = Math.min(min[axis] ?? value, value);
          max[axis] = Math.max(max[axis] ?? value, value);
        });
      }
    }
  return { min, max };
}
