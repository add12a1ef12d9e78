import { createHash } from "node:crypto";
import { uuid8 } from "./uuid";

/** Returns the hash in hex. */
export function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Returns a prefix of the SHA-256: `length` characters of base64url, with 6 bits each. */
export function shortDigest(content: string | Buffer, length = 22): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, length);
}

/** Returns an id that equal contents share: a UUID from the SHA-256 of the JSON. */
export function digestToUuid(content: unknown[]): string {
  return uuid8(createHash("sha256").update(JSON.stringify(content)).digest());
}
