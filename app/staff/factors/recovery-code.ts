/** How many codes an account gets at once. */
export const recoveryCodeCount = 10;

/** Crockford's base32: no letter that looks like a digit. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 24 characters are 120 bits: such a code may be stored as a plain hash (ASVS 6.5.2). */
const length = 24;

/** Returns one code, such as `7Q2M-…`: six groups of four characters. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  const characters = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join("");
  return characters.replace(/.{4}(?=.)/g, "$&-");
}

/** Returns the characters of a typed recovery code; null if it cannot be one. Reads O as 0, and I and L as 1. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  const isCode =
    code.length === length && Array.from(code).every((character) => alphabet.includes(character));
  return isCode ? code : null;
}
