import { digestToUuid } from "~/lib/sha256.server";

/**
 * Returns the key by which a repeated form or request with the same content is recognized.
 *
 * @param actor the acting person; null for a visitor
 */
export function toChangeKey(actor: { id: string } | null, formId: string, content: unknown): string {
  return digestToUuid([actor?.id ?? null, formId, content]);
}
