import { createHmac } from "node:crypto";
import { sha256 } from "~/lib/sha256.server";
import { cookieSecret } from "~/secret.server";

/**
 * Returns the token of a secret link: 256 bits in base64url, derived from the id of its row. The HMAC keeps anyone who reads the
 * database or the outbox from computing it.
 */
export function toLinkToken(purpose: "invitation" | "password-reset", id: string): string {
  return createHmac("sha256", cookieSecret())
    .update(JSON.stringify([purpose, id]))
    .digest("base64url");
}

/** Returns the hash by which the row of a link is found. */
export function toLinkHash(token: string | undefined): string {
  return sha256(token ?? "");
}
