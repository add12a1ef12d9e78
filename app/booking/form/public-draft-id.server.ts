import { shortDigest } from "~/lib/sha256.server";

/**
 * Returns a tag that distinguishes drafts in the browser. Unlike the id in the signed cookie, it grants no access.
 *
 * @returns 12 characters
 */
export function toPublicDraftId(id: string): string {
  return shortDigest(id, 12);
}
