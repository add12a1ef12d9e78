import "~/lib/zod-config";
import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { changeAsAdmin, requireAdmin } from "~/access/admin-transaction.server";
import type { Session } from "~/access/session";
import { recordAudit, settingSubject } from "~/audit/record-audit.server";
import { type LegalDocument, legalVersions } from "~/db/schema.server";
import { optionalText, requiredText } from "~/lib/text-fields";
import type { Translations } from "~/messages/languages";
import * as language from "~/messages/locale";
import * as text from "~/messages/settings";
import { changePublicPages } from "~/settings/settings.server";
import { byTranslation } from "~/settings/translated-settings";
import { findNewestVersion } from "./legal-versions.server";

/**
 * Publishes the next version of a legal text. Publishing the same text again changes nothing.
 *
 * @param basedOn the version that the form was loaded with; undefined to overwrite newer versions of others
 * @returns `changed` when somebody has published a version since then
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export function publishLegal(
  { document, text, basedOn }: { document: LegalDocument; text: string; basedOn: number | undefined },
  session: Session,
): Promise<{ result: "done" } | { result: "changed" }> {
  return changePublicPages(async (unchecked) => {
    const { transaction } = await requireAdmin(unchecked, session, { act: "legal-published" });
    const newest = await findNewestVersion(transaction, document);
    if (newest.text === text) return { result: "done" };
    if (basedOn !== undefined && newest.version !== basedOn) return { result: "changed" };
    const version = newest.version + 1;
    await transaction
      .insert(legalVersions)
      .values({ document, version, text, publishedBy: session.staff.id });
    await recordAudit(transaction, {
      action: "legal-published",
      actor: session.staff,
      subject: settingSubject(document),
      detail: { version: String(version) },
    });
    return { result: "done" };
  });
}

/**
 * Saves the translations of the version in force. Saving the same ones again changes nothing.
 *
 * @param version the version that the form was loaded with; undefined for the one in force
 * @returns `changed` when another version has been published since then; `first-version` for version 1, whose translations are in the
 *   catalogs
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export function translateLegal(
  {
    document,
    version,
    translations,
  }: { document: LegalDocument; version: number | undefined; translations: Translations },
  session: Session,
): Promise<{ result: "done" } | { result: "changed" | "first-version" }> {
  return changePublicPages(async (unchecked) => {
    const { transaction } = await requireAdmin(unchecked, session, { act: "legal-translated" });
    const newest = await findNewestVersion(transaction, document);
    if (version !== undefined && newest.version !== version) return { result: "changed" };
    if (newest.version === 1) return { result: "first-version" };
    if (isDeepStrictEqual(newest.translations, translations)) return { result: "done" };
    await transaction
      .update(legalVersions)
      .set({ translations })
      .where(and(eq(legalVersions.document, document), eq(legalVersions.version, newest.version)));
    await recordAudit(transaction, {
      action: "legal-translated",
      actor: session.staff,
      subject: settingSubject(document),
      detail: { version: String(newest.version) },
    });
    return { result: "done" };
  });
}

/** In characters. */
const limit = 50_000;
const tooLong = () => text.legalTooLong(limit.toLocaleString(language.locale));

export const legalSchema = z.object({
  text: requiredText(() => ({ missing: text.legalMissing, tooLong }), limit),
  basedOn: z.int().min(1).catch(0),
});

export const translatedLegalSchema = z.object({
  ...byTranslation("text", () => optionalText(() => ({ tooLong }), limit)),
  basedOn: z.int().min(1).catch(0),
});

/**
 * Records in the audit log that an administrator has read the legal texts, or confirmed the site's figures.
 *
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 */
export async function recordRead(action: "legal-read" | "figures-read", session: Session): Promise<void> {
  const entry = { action, actor: session.staff };
  await changeAsAdmin(session, { act: entry.action }, (transaction) => recordAudit(transaction, entry));
}
