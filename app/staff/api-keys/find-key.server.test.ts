// @one-engine

import { expect, test } from "vitest";
import { isInNetwork } from "./find-key.server";

const networks = ["203.0.113.0/24", "198.51.100.7", "2001:db8:1::/48"];

test.each([
  ["203.0.113.0", true],
  ["203.0.113.255", true],
  ["203.0.114.0", false],
  ["198.51.100.7", true],
  ["198.51.100.8", false],
  ["2001:db8:1:ff::/64", true],
  ["2001:db8:2::/64", false],
  ["unknown", false],
])("whether a key of three networks may be used from %s: %j", (address, isAllowed) => {
  expect(isInNetwork(address, networks)).toBe(isAllowed);
});
