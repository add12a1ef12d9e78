import type { LegalDocument } from "~/db/schema.server";
import { findLegalPage } from "~/settings/legal/legal-versions.server";
import { readVersionNumber } from "~/settings/legal/version-number";

/**
 * Loads the text in force, or the version with this number.
 *
 * @throws {Response} 404
 */
export async function loadLegalPage(document: LegalDocument, version?: string) {
  const number = version === undefined ? undefined : readVersionNumber(version);
  const page = number === null ? null : await findLegalPage(document, number);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}
