import { createHash } from "node:crypto";
import { uuid8 } from "./uuid";

/** Returns the SHA-256 of a content in hexadecimal digits. */
export function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

/**
 * Returns the beginning of the SHA-256 of a content, to tell it from others.
 *
 * @param length characters of base64url, of 6 bits each
 */
export function shortDigest(content: string | Buffer, length = 22): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, length);
}

/** Returns the id that a content always has: a UUID of the SHA-256 of its JSON. */
export function digestToUuid(content: unknown[]): string {
  return uuid8(createHash("sha256").update(JSON.stringify(content)).digest());
}
