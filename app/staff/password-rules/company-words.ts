import { company } from "~/settings/company";

/** What this company is known for: its trade, its city, and what it works with. Beside them, the name in the settings counts. */
const words = new Set(
  `datum datum3d 3dscan 3dscanner 3dscanning scan scanner scanning scans laserscan laserscanning pointcloud pointclouds scantobim
  asbuilt floorplan virtualtour digitaltwin matterport leica revit autocad booking bookings dashboard vannuys losangeles california
  company office staff`.split(/\s+/),
);

/** Returns whether `password` is a word of this company, with or without a year, a number or signs behind it. */
export function isCompanyWord(password: string): boolean {
  const folded = toWord(password);
  const word = folded.slice(0, folded.length - trailingSigns(folded));
  return [folded, word].some((text) => words.has(text) || text === toWord(company().name));
}

/** Removes differences of case, white space and hyphens. */
function toWord(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_-]+/g, "");
}

/** Returns how many characters at the end are no letters. A regular expression would take quadratic time. */
function trailingSigns(text: string): number {
  const letters = Array.from(text.matchAll(/\p{L}/gu)).at(-1);
  return letters ? text.length - letters.index - letters[0].length : 0;
}
