import { digestToUuid } from "~/lib/sha256.server";
import type { Staff } from "./session";

/**
 * Returns what a change is recorded with, so that the same form or request with the same content is recognized.
 *
 * @param staff who acts; null for a visitor
 */
export function toChangeKey(staff: Pick<Staff, "id"> | null, formId: string, content: unknown): string {
  return digestToUuid([staff?.id ?? null, formId, content]);
}
