import { BlockList, isIP, isIPv6 } from "node:net";
import { readNetwork } from "./networks";

/**
 * Whether an address is in one of the networks.
 *
 * @param address as `clientAddress` returns it: IPv6 by /64
 * @param networks as `readNetwork` reads them
 */
export function isInNetwork(address: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const text of networks) {
    const network = readNetwork(text);
    if (network) list.addSubnet(network.address, network.prefix, network.family);
  }
  const plain = address.replace(/\/64$/, "");
  return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
