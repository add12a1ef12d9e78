import { plainDashes } from "~/lib/text";

/** Digits and capitals without look-alikes (0/O, 1/I/L, 2/Z, 5/S, 8/B, 9/G, U/V): references are read out on the telephone. */
const alphabet = "3467ACDEFGHJKMNPQRTVWXY";
const length = 8;
const pattern = new RegExp(`^[${alphabet}]{${length}}$`);
/** What looks like a reference, whichever letters and digits it has. */
const shape = new RegExp(`^[\\p{L}\\p{N}]{${length}}$`, "u");

/** Returns a random reference of 8 characters, such as `K7MD3R4F`; there are 78 billion. */
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

/** Formats a stored reference for people: `K7MD-3R4F`. */
export function formatReference(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4)}`;
}

/** Parses what a person typed or pasted: `k7md 3r4f` becomes `K7MD3R4F`, `Reference: K7MD-3R4F` too. Returns null if it cannot be a reference. */
export function parseReference(text: string): string | null {
  const reference = normalize(text);
  return pattern.test(reference) ? reference : null;
}

/** What no reference contains, and what people take for it: the three confusions that are made most when a reference is copied. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ "0": "DQ", O: "DQ" },
  ...{ "1": "7JT", I: "7JT", L: "7JT" },
  ...{ U: "V", "9": "G" },
};
/** References that are looked for at once. */
const maxReadings = 64;

/**
 * Returns the references that a person may have read, who typed `text`: `K7MD-3R0F` is `K7MD3RDF` or `K7MD3RQF`. An empty array if it
 * cannot be one.
 */
export function readReferences(text: string): string[] {
  const typed = normalize(text);
  if (!shape.test(typed)) return [];
  let readings = [""];
  for (const character of typed) {
    const meant = alphabet.includes(character) ? character : (lookalikes[character] ?? "");
    readings = readings.flatMap((start) => Array.from(meant, (each) => start + each));
    if (readings.length > maxReadings) return [];
  }
  return readings;
}

/**
 * Returns the letters and digits that no reference contains, in capitals and once each, of a text that has the length of a
 * reference; an empty array if something else is wrong with it.
 */
export function findUnusedCharacters(text: string): string[] {
  const typed = normalize(text);
  if (!shape.test(typed)) return [];
  return [...new Set(typed)].filter((character) => !alphabet.includes(character));
}

/** A reference as it is shown, with other words around it. */
const inWords = /(?<![\p{L}\p{N}-])[A-Z\d]{4}-[A-Z\d]{4}(?![\p{L}\p{N}-])/u;

/** Of a text that was pasted with the words around it, only the first reference counts. */
function normalize(text: string): string {
  const plain = plainDashes(text);
  const [typed] = inWords.exec(plain) ?? [plain];
  return typed.toUpperCase().replace(/[\s-]/g, "");
}
