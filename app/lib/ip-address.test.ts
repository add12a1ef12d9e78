import fc from "fast-check";
import { expect, test } from "vitest";
import { isInternalAddress, toNetworkRange } from "./ip-address.server";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:7:1::/64", "2001:db8:7::/48"],
  ["2001:0DB8:0007:1:2:3:4:5", "2001:db8:7::/48"],
  ["::1", "0:0:0::/48"],
])("the range of %s is %s", (address, range) => {
  expect(toNetworkRange(address)).toBe(range);
});

test.each([
  "unknown",
  "",
  "203.0.113",
  "203.0.113.256",
  "1:2:3",
  "1::2::3",
  "2001:db8:::1",
  "g::1",
  "1:2:3:4:5:6:7:8:9",
])("%j has no range", (text) => {
  expect(toNetworkRange(text)).toBeNull();
});

const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));

test("an IPv4 range depends on the first three octets and on nothing else", () => {
  fc.assert(
    fc.property(octets, octets, (one, two) => {
      const isSameNetwork = one.slice(0, 3).join() === two.slice(0, 3).join();
      expect(toNetworkRange(one.join(".")) === toNetworkRange(two.join("."))).toBe(isSameNetwork);
      expect(toNetworkRange([...one.slice(0, 3), two[3]].join("."))).toBe(toNetworkRange(one.join(".")));
    }),
  );
});

const groups = fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 });

test("an IPv6 range depends on the first three groups and on nothing else", () => {
  fc.assert(
    fc.property(groups, groups, (one, two) => {
      const write = (list: number[]) => list.map((group) => group.toString(16)).join(":");
      const isSameNetwork = one.slice(0, 3).join() === two.slice(0, 3).join();
      expect(toNetworkRange(write(one)) === toNetworkRange(write(two))).toBe(isSameNetwork);
      expect(toNetworkRange(write([...one.slice(0, 3), ...two.slice(3)]))).toBe(toNetworkRange(write(one)));
    }),
  );
});

test("every spelling of an IPv6 address has the same range", () => {
  fc.assert(
    fc.property(groups, fc.nat(7), fc.nat(8), fc.boolean(), (list, start, length, isPadded) => {
      const end = Math.min(8, start + length);
      const zeroed = list.map((group, index) => (index >= start && index < end ? 0 : group));
      const write = (part: number[]) =>
        part
          .map((group) => group.toString(16).padStart(isPadded ? 4 : 1, "0"))
          .map((group) => (isPadded ? group.toUpperCase() : group))
          .join(":");
      const short =
        end > start ? `${write(zeroed.slice(0, start))}::${write(zeroed.slice(end))}` : write(zeroed);
      expect(toNetworkRange(short)).toBe(toNetworkRange(zeroed.map((group) => group.toString(16)).join(":")));
    }),
  );
});

test("arbitrary text never throws and stays short", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f:./]{0,60}$/)), (text) => {
      expect((toNetworkRange(text) ?? "").length).toBeLessThan(20);
    }),
  );
});

test.each([
  ["this machine", ["127.0.0.1", "127.9.9.9", "::1", "0.0.0.0", "0.1.2.3", "::"]],
  ["private networks", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12::1"]],
  ["one link, with the metadata of clouds", ["169.254.169.254", "fe80::1", "fe80::1%eth0", "fd00:ec2::254"]],
  ["a provider's network", ["100.64.0.1", "100.127.255.255"]],
  ["several receivers", ["224.0.0.1", "239.255.255.255", "255.255.255.255", "ff02::1"]],
  ["reserved", ["192.0.0.1", "192.0.2.1", "198.18.0.1", "240.0.0.1", "2001:db8::1", "100::1", "fec0::1"]],
  ["IPv4 in IPv6", ["::ffff:127.0.0.1", "::ffff:a9fe:a9fe", "::127.0.0.1", "64:ff9b::10.0.0.1"]],
  ["tunnels and other NAT64", ["2002:7f00:1::", "2001:0:1::1", "64:ff9b:1::a00:1"]],
])("an address of %s is inside", (_what, addresses) => {
  expect(addresses.filter((address) => !isInternalAddress(address))).toEqual([]);
});

test("a public address is not inside", () => {
  const addresses = [
    "8.8.8.8",
    "172.32.0.1",
    "100.128.0.1",
    "2606:4700::1111",
    "::ffff:8.8.8.8",
    "64:ff9b::8.8.8.8",
  ];
  expect(addresses.filter(isInternalAddress)).toEqual([]);
});
