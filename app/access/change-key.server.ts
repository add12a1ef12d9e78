import { digestToUuid } from "~/lib/sha256.server";
import type { Staff } from "./session";

/** Returns what a change is recorded with, so that the same form or request with the same content is recognized. */
export function toChangeKey(staff: Pick<Staff, "id">, formId: string, content: unknown): string {
  return digestToUuid([staff.id, formId, content]);
}
