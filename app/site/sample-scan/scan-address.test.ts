// @vitest-environment jsdom
import { expect, test } from "vitest";
import { addressMeasurement, readMeasurement } from "./scan-address";

test("a measurement is read from its address, to the millimeter", () => {
  addressMeasurement([0.1234, -3.9, 1.3], [0.1, 3.1, 1.2999]);
  expect(location.hash).toBe("#scan:measure=123,-3900,1300,100,3100,1300");
  expect(readMeasurement(location.hash.slice("#scan:".length))).toEqual([
    [0.123, -3.9, 1.3],
    [0.1, 3.1, 1.3],
  ]);
});

test.each(["above", "measure=", "measure=1,2,3", "measure=1,2,3,4,5,x", "measure=99000,0,0,0,0,0"])(
  "%s is no measurement",
  (address) => expect(readMeasurement(address)).toBeUndefined(),
);
