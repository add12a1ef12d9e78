import { createHmac } from "node:crypto";
import { sha256 } from "~/lib/sha256.server";
import { paths } from "~/paths";
import { cookieSecret } from "~/secret.server";

/**
 * Returns the path that a mail links to.
 *
 * @param link the id that the outbox has in place of the token
 */
export function draftLinkPath(link: string): string {
  return paths.continueDraft(toToken(link));
}

/** Returns 256 bits in base64url. The HMAC keeps anyone who reads the outbox from computing them. */
export function toToken(link: string): string {
  return createHmac("sha256", cookieSecret())
    .update(JSON.stringify(["draft", link]))
    .digest("base64url");
}

export function toTokenHash(token: string): string {
  return sha256(token);
}
