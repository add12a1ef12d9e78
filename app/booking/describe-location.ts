import { currentPosition } from "~/messages/booking-location";
import { readLocation } from "./location";

/** A service location as text, with the URL of a map if it has coordinates. */
export interface DescribedLocation {
  value: string;
  href?: string;
}

/** Describes a service location for people: a fetched position by its coordinates instead of its URL. */
export function describeLocation(typed: string): DescribedLocation {
  const location = readLocation(typed);
  if (!location) return { value: typed };
  const { href, coordinates } = location;
  return { href, value: typed.trim() === href ? currentPosition(coordinates) : coordinates };
}
