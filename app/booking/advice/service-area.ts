import { readLocation } from "~/booking/location";
import { usStates } from "~/settings/us-states";

const areaCodes: ReadonlySet<string> = new Set(["CA", "NV", "OR"]);

const states: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(usStates).map(([code, name]) => [name.toLowerCase(), code])),
  canada: "Canada",
  mexico: "Mexico",
};
const codes: ReadonlySet<string> = new Set(Object.values(states));

/** The first three digits of ZIP codes in California, Nevada and Oregon. */
const zipRanges = [
  [889, 898],
  [900, 961],
  [970, 979],
] as const;

/** Degrees around the three states. A position inside may still be in a neighboring state. */
const box = { south: 32.4, north: 46.4, west: -124.8, east: -113.9 };

/** Characters. No answer of the form is longer. */
const maxLength = 400;

const country = /[\s,]+(?:usa|u\.s\.a\.|united states(?: of america)?)\.?$/i;
const zip = /[\s,]+(\d{5})(?:-\d{4})?$/;

/**
 * Returns whether a service location is certainly outside California, Nevada and Oregon: its end names another state or country, or its
 * coordinates are far away. False if the text is ambiguous, such as a street without a city.
 */
export function isOutsideArea(location: string): boolean {
  const position = readLocation(location);
  if (position) return isFarAway(position.coordinates);
  const text = location
    .slice(-maxLength)
    .trim()
    .replace(/[\s.,]+$/, "")
    .replace(country, "");
  const [, code] = zip.exec(text) ?? [];
  const state = readState(text.replace(zip, ""), code !== undefined);
  return state !== null && !areaCodes.has(state) && !(code && isZipOfArea(code));
}

function isFarAway(coordinates: string): boolean {
  const [latitude = 0, longitude = 0] = coordinates.split(", ").map(Number);
  return latitude < box.south || latitude > box.north || longitude < box.west || longitude > box.east;
}

function isZipOfArea(code: string): boolean {
  const start = Number(code.slice(0, 3));
  return zipRanges.some(([first, last]) => start >= first && start <= last);
}

/** Reads the state at the end of an address: after a comma, before a ZIP code, or as the whole text. "LA" alone can be a city. */
function readState(text: string, hasZip: boolean): string | null {
  const last = (text.split(",").at(-1) ?? "").trim();
  const isApart = text.includes(",") || hasZip;
  const name = states[last.toLowerCase()];
  if (name) return name;
  if (!isApart) return null;
  const code = /(?:^|\s)([A-Z]{2})$/.exec(last)?.[1] ?? "";
  const isWhole = last === code;
  return codes.has(code) && (hasZip || (isWhole && code !== "LA")) ? code : null;
}
