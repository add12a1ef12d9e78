import * as bookingLocationText from "~/messages/booking-location";

interface MapLocation {
  href: string;
  /** Latitude and longitude, such as `34.1866, -118.4487`. */
  coordinates: string;
}

/** Two decimals separated by a comma. The number of digits is limited because pages show them. */
const coordinatesPattern = /^(-?\d{1,3}\.\d{1,20})\s*,\s*(-?\d{1,3}\.\d{1,20})$/;
/** Matches only results of `mapLink`, with no other host, path or parameter. */
const mapLinkPattern =
  /^https:\/\/www\.google\.com\/maps\/?\?q=(-?\d{1,3}(?:\.\d{1,20})?)(?:,|%2C)(-?\d{1,3}(?:\.\d{1,20})?)$/i;

/** Returns the link to a position on a map. Both parameters are in degrees. */
export function mapLink(latitude: number, longitude: number): string {
  return linkTo(formatDegrees(latitude), formatDegrees(longitude));
}

/**
 * Parses bare coordinates (`34.1866, -118.4487`) or a result of `mapLink`. Returns null for any other text, such as a street address or
 * another link.
 */
export function readLocation(text: string): MapLocation | null {
  const match = coordinatesPattern.exec(text.trim()) ?? mapLinkPattern.exec(text.trim());
  const [, latitude, longitude] = match ?? [];
  if (!latitude || !longitude) return null;
  return { href: linkTo(latitude, longitude), coordinates: `${latitude}, ${longitude}` };
}

function linkTo(latitude: string, longitude: string): string {
  return `https://www.google.com/maps?q=${latitude},${longitude}`;
}

/** Rounds to six decimals, which are about 10 cm. More would be noise, and tiny numbers would print as `1e-7`. */
function formatDegrees(value: number): string {
  return String(Number(value.toFixed(6)) || 0);
}

/**
 * Splits an address before its town, so that a list does not cut off the town. The town is the last part after a comma, and includes the
 * part before it unless that has a number, like a street.
 */
export function splitAddress(typed: string): { street: string; town: string } {
  const parts = typed.trim().split(/,\s*/);
  const isWithState = parts.length > 1 && !/\d/.test(parts.at(-2) ?? "");
  const first = parts.length - (isWithState ? 2 : 1);
  return { street: parts.slice(0, first).join(", "), town: parts.slice(first).join(", ") };
}

interface DescribedLocation {
  value: string;
  href?: string;
}

export function describeLocation(typed: string): DescribedLocation {
  const location = readLocation(typed);
  if (!location) return { value: typed };
  const { href, coordinates } = location;
  return {
    href,
    value: typed.trim() === href ? bookingLocationText.currentPosition(coordinates) : coordinates,
  };
}

export function describePlace(typed: string): DescribedLocation {
  const location = readLocation(typed);
  return location
    ? { href: location.href, value: bookingLocationText.mapPin(location.coordinates) }
    : { value: typed };
}
