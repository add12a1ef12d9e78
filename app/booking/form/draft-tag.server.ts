import { createHash } from "node:crypto";

/**
 * Tells drafts apart in the browser. Unlike the id in the signed cookie it is of no use anywhere else.
 *
 * @returns 12 characters
 */
export function draftTag(id: string): string {
  return createHash("sha256").update(id).digest("base64url").slice(0, 12);
}
