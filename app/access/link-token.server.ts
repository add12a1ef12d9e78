import { createHmac } from "node:crypto";
import { sha256 } from "~/lib/sha256.server";
import { acceptedSecrets, cookieSecret } from "~/process/secret.server";

type LinkPurpose = "calendar" | "draft" | "invitation" | "password-reset" | "request" | "results" | "tour";

/**
 * Returns the token of a secret link: 256 bits in base64url, an HMAC of the key of its row. A reader of the database or the outbox cannot
 * compute it.
 *
 * @param purpose part of every token, so links stop working if their purpose is renamed (`request` is the private page)
 * @param secret may be an earlier secret
 */
export function toLinkToken(
  purpose: LinkPurpose,
  key: readonly (string | number)[],
  secret = cookieSecret(),
): string {
  return keyedDigest([purpose, ...key], secret).toString("base64url");
}

/** Returns the token that has this hash, with the current or an earlier secret; null if that secret is no longer known. */
export function findLinkToken(
  purpose: LinkPurpose,
  key: readonly (string | number)[],
  tokenHash: string,
): string | null {
  const tokens = acceptedSecrets().map((secret) => toLinkToken(purpose, key, secret));
  return tokens.find((token) => toLinkHash(token) === tokenHash) ?? null;
}

export function keyedDigest(content: readonly unknown[], secret = cookieSecret()): Buffer {
  return createHmac("sha256", secret).update(JSON.stringify(content)).digest();
}

/** Returns the hash in the row of a link. The hash of a missing token matches no row. */
export function toLinkHash(token: string | undefined): string {
  return sha256(token ?? "");
}
