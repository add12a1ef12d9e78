import { expect, test } from "vitest";
import { isInside } from "./inside-address";

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
  expect(addresses.filter((address) => !isInside(address))).toEqual([]);
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
  expect(addresses.filter(isInside)).toEqual([]);
});
