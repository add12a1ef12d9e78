import { expect, test } from "vitest";
import { toDeviceRow } from "./device-list";

const device = {
  id: "1",
  name: "Chrome 126 on macOS",
  signedInAt: new Date(0),
  lastSeenAt: new Date(0),
  address: "203.0.113.7",
  isCurrent: false,
};

test.each([
  ["203.0.113.7", "From 203.0.113.7, the network you use now"],
  ["198.51.100.2", "From 203.0.113.7"],
])("names a device's place for a viewer at %s", (here, place) => {
  expect(toDeviceRow(device, here).place).toBe(place);
});

test("names no unknown place", () => {
  expect(toDeviceRow({ ...device, address: null }, "203.0.113.7").place).toBeNull();
});
