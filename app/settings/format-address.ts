import type { Company } from "./company";

/** Returns the address on one line: `12 Main St, Van Nuys, CA 91405`, or as much of it as is known. */
export function formatAddress({ street, locality, region, postalCode }: Company["address"]): string {
  return [street, locality, `${region} ${postalCode}`.trim()].filter(Boolean).join(", ");
}

/** Returns where the company is, for people: the address, or without a street `Van Nuys, California`. */
export function formatPlace(address: Company["address"]): string {
  const { street, postalCode } = address;
  return street || postalCode ? formatAddress(address) : formatCity(address);
}

/** Returns the city and the state, such as `Van Nuys, California`. */
export function formatCity({ locality, regionName }: Company["address"]): string {
  return `${locality}, ${regionName}`;
}
