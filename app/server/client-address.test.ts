import { expect, test } from "vitest";
import { toClientAddress } from "./client-address.server";

function from(remoteAddress: string, forwardedFor?: string) {
  return { headers: { "x-forwarded-for": forwardedFor }, socket: { remoteAddress } };
}

test("ignores X-Forwarded-For without a proxy, because anyone can send it", () => {
  expect(toClientAddress(from("198.51.100.7", "203.0.113.9"), 0)).toBe("198.51.100.7");
});

test.each([
  [1, "203.0.113.9", "203.0.113.9"],
  [1, "192.0.2.1, 203.0.113.9", "203.0.113.9"],
  [2, "192.0.2.1, 203.0.113.9 , 10.0.0.2", "203.0.113.9"],
  [2, "203.0.113.9", "203.0.113.9"],
  [1, undefined, "10.0.0.1"],
  [1, "", "10.0.0.1"],
  [1, "not an address", "10.0.0.1"],
])("behind %i proxies, X-Forwarded-For %j means %s", (proxies, forwardedFor, sender) => {
  expect(toClientAddress(from("10.0.0.1", forwardedFor), proxies)).toBe(sender);
});

test.each([
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s becomes %s", (address, counted) => {
  expect(toClientAddress(from(address), 0)).toBe(counted);
});
