import { createHash } from "node:crypto";

/**
 * Returns a tag that distinguishes drafts in the browser. Unlike the id in the signed cookie, it grants no access.
 *
 * @returns 12 characters
 */
export function toPublicDraftId(id: string): string {
  return createHash("sha256").update(id).digest("base64url").slice(0, 12);
}
