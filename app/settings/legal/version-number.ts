import type { LegalDocument } from "~/db/schema.server";

export const legalDocuments = ["terms", "privacy"] as const satisfies readonly LegalDocument[];

/** Parses a version number; null for other text. */
export function readVersionNumber(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
