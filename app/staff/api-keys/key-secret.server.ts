import { randomBytes } from "node:crypto";

/** Programs that look for secrets in code know a key by it. */
const prefix = "datum_";

export const keyPattern = new RegExp(`^${prefix}[\\w-]{43}$`);

/** Creates the secret of a key, which is shown once. */
export function newKeySecret(): string {
  return prefix + randomBytes(32).toString("base64url");
}
