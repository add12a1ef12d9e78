import { createHmac } from "node:crypto";
import { acceptedSecrets, cookieSecret } from "~/process/secret.server";
import { sha256 } from "./sha256.server";

type LinkPurpose = "calendar" | "draft" | "invitation" | "password-reset" | "request" | "results" | "tour";

/**
 * Returns the token of a secret link: 256 bits in base64url, derived from the key of its row. The HMAC keeps anyone who reads the
 * database or the outbox from computing it.
 *
 * @param purpose part of every token: a link ends if its purpose gets another name (`request` is that of a private page)
 * @param secret one with which an earlier link may have been made
 */
export function toLinkToken(
  purpose: LinkPurpose,
  key: readonly (string | number)[],
  secret = cookieSecret(),
): string {
  return keyedDigest([purpose, ...key], secret).toString("base64url");
}

/** Returns the token of a link with this hash, also one made with an earlier secret; null if that is no longer known. */
export function findLinkToken(
  purpose: LinkPurpose,
  key: readonly (string | number)[],
  tokenHash: string,
): string | null {
  const tokens = acceptedSecrets().map((secret) => toLinkToken(purpose, key, secret));
  return tokens.find((token) => toLinkHash(token) === tokenHash) ?? null;
}

/** Returns an HMAC of a content, which only who knows the secret can compute. */
export function keyedDigest(content: readonly unknown[], secret = cookieSecret()): Buffer {
  return createHmac("sha256", secret).update(JSON.stringify(content)).digest();
}

/** Returns the hash by which the row of a link is found; that of a missing token is of no row. */
export function toLinkHash(token: string | undefined): string {
  return sha256(token ?? "");
}
