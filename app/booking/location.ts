import * as bookingLocationText from "~/messages/booking-location";

/** A service location that can be shown on a map. */
interface MapLocation {
  /** A Google Maps URL of the location. */
  href: string;
  /** Latitude and longitude, such as `34.1866, -118.4487`. */
  coordinates: string;
}

/** Two decimals separated by a comma. The number of digits is bounded, because pages show them. */
const coordinatesPattern = /^(-?\d{1,3}\.\d{1,20})\s*,\s*(-?\d{1,3}\.\d{1,20})$/;
/** Exactly what `mapLink` returns: no other host, path or parameter. */
const mapLinkPattern =
  /^https:\/\/www\.google\.com\/maps\/?\?q=(-?\d{1,3}(?:\.\d{1,20})?)(?:,|%2C)(-?\d{1,3}(?:\.\d{1,20})?)$/i;

/** Returns the URL that shows a location on a map; `latitude` and `longitude` in degrees. */
export function mapLink(latitude: number, longitude: number): string {
  return linkTo(formatDegrees(latitude), formatDegrees(longitude));
}

/**
 * Parses coordinates, either bare (`34.1866, -118.4487`) or in a link that `mapLink` returned; returns null for any
 * other text, such as a street address or a link to another site.
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

/** Six decimals are about 10 cm. More would be noise, and tiny numbers would be printed as `1e-7`. */
function formatDegrees(value: number): string {
  return String(Number(value.toFixed(6)) || 0);
}

/**
 * Splits a typed address before its town, which a list must not cut off: the last part after a comma, with the one before it unless that
 * has a number, as a street has.
 */
export function splitAddress(typed: string): { street: string; town: string } {
  const parts = typed.trim().split(/,\s*/);
  const isWithState = parts.length > 1 && !/\d/.test(parts.at(-2) ?? "");
  const first = parts.length - (isWithState ? 2 : 1);
  return { street: parts.slice(0, first).join(", "), town: parts.slice(first).join(", ") };
}

/** A service location as text, with the URL of a map if it has coordinates. */
interface DescribedLocation {
  value: string;
  href?: string;
}

/** Describes a service location for people: a fetched position by its coordinates instead of its URL. */
export function describeLocation(typed: string): DescribedLocation {
  const location = readLocation(typed);
  if (!location) return { value: typed };
  const { href, coordinates } = location;
  return {
    href,
    value: typed.trim() === href ? bookingLocationText.currentPosition(coordinates) : coordinates,
  };
}

/** Describes a service location for staff: coordinates as a pin on the map. */
export function describePlace(typed: string): DescribedLocation {
  const location = readLocation(typed);
  return location
    ? { href: location.href, value: bookingLocationText.mapPin(location.coordinates) }
    : { value: typed };
}
