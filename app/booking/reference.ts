import { plainDashes } from "~/lib/text";

/** Digits and capitals without look-alikes (0/O, 1/I/L, 2/Z, 5/S, 8/B, 9/G, U/V), because people read references out on the phone. */
const alphabet = "3467ACDEFGHJKMNPQRTVWXY";
const length = 8;
const pattern = new RegExp(`^[${alphabet}]{${length}}$`);
/** Matches references with any letters and digits. */
const shape = new RegExp(`^[\\p{L}\\p{N}]{${length}}$`, "u");

/** Returns a random reference such as `K7MD3R4F`, one of 78 billion. */
export function createReference(): string {
  const limit = 256 - (256 % alphabet.length);
  let reference = "";
  while (reference.length < length) {
    // A byte past the last whole multiple would favor the first letters, so it is discarded.
    const byte = crypto.getRandomValues(new Uint8Array(1))[0] ?? limit;
    if (byte < limit) reference += alphabet.charAt(byte % alphabet.length);
  }
  return reference;
}

/** Formats a stored reference: `K7MD-3R4F`. */
export function formatReference(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4)}`;
}

/** Parses typed or pasted text such as `k7md 3r4f` or `Reference: K7MD-3R4F` to `K7MD3R4F`. Returns null if it cannot be a reference. */
export function parseReference(text: string): string | null {
  const reference = normalize(text);
  return pattern.test(reference) ? reference : null;
}

/** Characters outside the alphabet, each with the characters that people most often confuse it with when they copy a reference. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ "0": "DQ", O: "DQ" },
  ...{ "1": "7JT", I: "7JT", L: "7JT" },
  ...{ U: "V", "9": "G" },
};
const maxReadings = 64;

/**
 * Returns the references that a person may have misread as `text`: `K7MD-3R0F` is `K7MD3RDF` or `K7MD3RQF`. Returns an empty array if it
 * cannot be a reference.
 */
export function readReferences(text: string): string[] {
  const typed = normalize(text);
  if (!shape.test(typed)) return [];
  let readings = [""];
  for (const character of typed) {
    const candidates = alphabet.includes(character) ? character : (lookalikes[character] ?? "");
    readings = readings.flatMap((start) => Array.from(candidates, (each) => start + each));
    if (readings.length > maxReadings) return [];
  }
  return readings;
}

/**
 * Returns the letters and digits that no reference contains, in capitals and without duplicates. Returns an empty array if the text does
 * not have the shape of a reference.
 */
export function findUnusedCharacters(text: string): string[] {
  const typed = normalize(text);
  if (!shape.test(typed)) return [];
  return [...new Set(typed)].filter((character) => !alphabet.includes(character));
}

/** A formatted reference within other text. */
const inWords = /(?<![\p{L}\p{N}-])[A-Z\d]{4}-[A-Z\d]{4}(?![\p{L}\p{N}-])/u;

/** Removes spaces and hyphens, and uses capitals. Uses only the first reference in pasted text. */
function normalize(text: string): string {
  const plain = plainDashes(text);
  const [typed] = inWords.exec(plain) ?? [plain];
  return typed.toUpperCase().replace(/[\s-]/g, "");
}
