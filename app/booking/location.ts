/** A service location that can be shown on a map. */
export interface MapLocation {
  /** A Google Maps address that shows the place. */
  href: string;
  /** Latitude and longitude as people read them, such as `34.1866, -118.4487`. */
  coordinates: string;
}

/** Two decimals separated by a comma; a limit on the digits keeps a page from showing a novel as a number. */
const coordinatesPattern = /^(-?\d{1,3}\.\d{1,20})\s*,\s*(-?\d{1,3}\.\d{1,20})$/;
/** What `mapLink` writes, and nothing else: no other host, path or further parameter. */
const mapLinkPattern =
  /^https:\/\/www\.google\.com\/maps\/?\?q=(-?\d{1,3}(?:\.\d{1,20})?)(?:,|%2C)(-?\d{1,3}(?:\.\d{1,20})?)$/i;

/** The address that shows a place on a map; `latitude` and `longitude` in degrees. */
export function mapLink(latitude: number, longitude: number): string {
  return linkTo(degrees(latitude), degrees(longitude));
}

/**
 * The place that `text` names by its coordinates, either bare (`34.1866, -118.4487`) or in a link of
 * `mapLink`'s shape; null for all else, such as a street address or a link to another site.
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

/** To six decimals, a hand's breadth on the ground: more is noise, and the smallest would read `1e-7`. */
function degrees(value: number): string {
  return String(Number(value.toFixed(6)) || 0);
}
