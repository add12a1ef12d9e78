// @vitest-environment jsdom
import { expect, test } from "vitest";
import { unbounded } from "~/site/scan-file/vector";
import type { Measurement } from "./measurement";
import { writeScanAddress, parseScanAddress } from "./scan-address";
import { bounds } from "./scan-data";

const hash = () => location.hash.slice("#scan:".length);
const measurement: Measurement = {
  kind: "measure",
  points: [
    [0.1234, -3.9, 1.3],
    [0.1, 3.1, 1.2999],
  ],
};

test("reads a measurement from its address to the millimeter, with its view", () => {
  const read: Measurement = {
    kind: "measure",
    points: [
      [0.123, -3.9, 1.3],
      [0.1, 3.1, 1.3],
    ],
  };
  expect(parseScanAddress("measure=123,-3900,1300,100,3100,1300", bounds).measurement).toEqual(read);
  const camera = { target: [1, -2, 0.5] as const, azimuth: -1.25, elevation: 0.7, distance: 12.345 };
  writeScanAddress({ camera, box: unbounded, unit: "foot" }, "picture", measurement);
  expect(parseScanAddress(hash(), bounds)).toMatchObject({
    view: { camera },
    unit: "foot",
    measurement: read,
  });
});

test("restores the camera, the box, the colors and an area from an address", () => {
  const camera = { target: [1, -2, 0.5] as const, azimuth: -1.25, elevation: 0.7, distance: 12.345 };
  const box = { min: [-Infinity, -1.5, 0] as const, max: [3, Infinity, 1.3] as const };
  const area: Measurement = {
    kind: "area",
    points: [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
    ],
  };
  writeScanAddress({ camera, box }, "height", area);
  expect(parseScanAddress(hash(), bounds)).toEqual({
    view: { camera, box },
    mode: "height",
    measurement: area,
  });
  writeScanAddress({ camera, box: unbounded }, "picture");
  expect(parseScanAddress(hash(), bounds)).toEqual({ view: { camera, box: unbounded }, mode: "picture" });
});

test.each([
  "",
  "measure=",
  "measure=1,2,3",
  "measure=1,2,3,4,5,x",
  "measure=99000,0,0,0,0,0",
  "area=1,2,3,4,5,6",
  "color=pink",
  "view=1,2,3",
  "view=0,0,0,0,9000,1000,,,,,,",
  "view=0,0,0,0,0,-1,,,,,,",
  "view=1e9,0,0,0,0,1000,,,,,,",
  "view=,,,,,,,,,,,",
])("%s leads nowhere", (address) => {
  const { name, view, mode, measurement: measured } = parseScanAddress(address, bounds);
  expect([name, view, mode, measured]).toEqual([undefined, undefined, undefined, undefined]);
});
