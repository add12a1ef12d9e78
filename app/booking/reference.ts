/** Digits and capitals without look-alikes (0/O, 1/I/L, 2/Z, 5/S, 8/B, 9/G, U/V): it is read out on the telephone. */
const alphabet = "3467ACDEFGHJKMNPQRTVWXY";
const length = 8;
const pattern = new RegExp(`^[${alphabet}]{${length}}$`);

/** A random reference of 8 characters, such as `K7MD3R4F`: 78 thousand million of them. */
export function createReference(): string {
  const limit = 256 - (256 % alphabet.length);
  let reference = "";
  while (reference.length < length) {
    // A byte past the last whole multiple would favour the first letters: it is thrown away.
    const byte = crypto.getRandomValues(new Uint8Array(1))[0] ?? limit;
    if (byte < limit) reference += alphabet.charAt(byte % alphabet.length);
  }
  return reference;
}

/** As people read it: `K7MD-3R4F`. */
export function formatReference(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4)}`;
}

/** What a person typed, as it is stored: `k7md 3r4f` becomes `K7MD3R4F`; null when it cannot be a reference. */
export function parseReference(text: string): string | null {
  const reference = text.toUpperCase().replace(/[\s-]/g, "");
  return pattern.test(reference) ? reference : null;
}
