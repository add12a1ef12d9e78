import { diffLines } from "diff";
import { and, desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type LegalDocument, legalVersions } from "~/db/schema.server";
import { formatPacificDay } from "~/lib/pacific-time";
import { currentLocale, withLocale } from "~/messages/current-locale.server";
import { inCurrentLanguage, type ShownText } from "~/messages/in-current-language";
import { defaultLocale } from "~/messages/languages";
import * as text from "~/messages/legal";
import * as settingsText from "~/messages/settings";
import { company, contactText, formatAddress } from "~/settings/company";
import { accessLogDays, draftDays, mailDays } from "~/settings/kept-days";
import { currentVersions, settings, shownSetting } from "~/settings/settings.server";
import { fillIn, findUnknownNames, type LegalBlock, readLegalText } from "./legal-text";

/** The publication of the texts in messages/legal.ts. */
const firstPublished = new Date("2026-11-22T20:00:00Z");

type LegalTextVersion = Pick<
  typeof legalVersions.$inferSelect,
  "version" | "text" | "translations" | "publishedAt"
>;

export interface ShownLegalVersion {
  document: LegalDocument;
  version: number;
  /** The version in force. */
  current: number;
  published: string;
  /** Whether this is a translation. The English text is binding. */
  isTranslation: boolean;
  /** The language of an English text on a page in another language. */
  lang?: ShownText["lang"];
  blocks: LegalBlock[];
}

/** Returns a version of a document, the one in force by default; null for an unknown number. */
export async function findLegalPage(
  document: LegalDocument,
  version?: number,
): Promise<ShownLegalVersion | null> {
  const current = currentVersions()[document];
  const stored = await findVersion(db(), document, version ?? current);
  if (!stored) return null;
  // The first version is part of the catalogs, in every language.
  const { text, lang } =
    stored.version === 1
      ? { text: stored.text }
      : inCurrentLanguage({ [defaultLocale]: stored.text, ...stored.translations });
  const figures = withLocale(lang ?? currentLocale(), legalFigures);
  return {
    document,
    version: stored.version,
    current: Math.max(current, stored.version),
    published: formatPacificDay(stored.publishedAt),
    isTranslation: lang === undefined && currentLocale() !== defaultLocale,
    lang,
    blocks: readLegalText(fillIn(text, figures)),
  };
}

export async function findStoredText(document: LegalDocument) {
  const { version, text, translations } = await findNewestVersion(db(), document);
  return { version, text, translations };
}

/** Returns the newest stored version, independent of this process's cache. */
export async function findNewestVersion(
  database: Database,
  document: LegalDocument,
): Promise<LegalTextVersion> {
  const [newest] = await database
    .select()
    .from(legalVersions)
    .where(eq(legalVersions.document, document))
    .orderBy(desc(legalVersions.version))
    .limit(1);
  return newest ?? firstVersion(document);
}

async function findVersion(
  database: Database,
  document: LegalDocument,
  version: number,
): Promise<LegalTextVersion | undefined> {
  if (version === 1) return firstVersion(document);
  const [row] = await database
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.document, document), eq(legalVersions.version, version)));
  return row;
}

function firstVersion(document: LegalDocument): LegalTextVersion {
  return { version: 1, text: text.firstTexts[document], translations: {}, publishedAt: firstPublished };
}

/** A run of lines in the comparison of two versions. */
export interface LegalChange {
  kind: "same" | "added" | "removed";
  lines: string[];
}

/** Milliseconds for a comparison. The longest texts take a tenth of it. */
const timeout = 1_000;

/** Compares two versions of a legal text line by line. Returns null if they are too different to compare in time. */
export function compareLegal(before: string, after: string): LegalChange[] | null {
  const changes = diffLines(`${before}\n`, `${after}\n`, { timeout });
  if (!changes) return null;
  return changes
    .map(({ added, removed, value }) => ({
      kind: added ? ("added" as const) : removed ? ("removed" as const) : ("same" as const),
      lines: value.split("\n").filter((line) => line.trim() !== ""),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Returns the current values of the `{names}` in a legal text. */
export function legalFigures(): Record<string, string> {
  const { name, email, address } = company();
  const values = settings();
  return {
    company: name,
    email,
    address: formatAddress(address),
    contact: contactText(text.contact(email)),
    draftDays: text.days(draftDays),
    canceledDays: toDuration(values.retentionCanceledDays),
    doneDays: toDuration(values.retentionDoneDays),
    fileDays: text.asLongAsRequest,
    mailDays: text.days(mailDays),
    logDays: text.days(accessLogDays),
    cutOffHours: text.hours(values.cutOffHours),
    // If this text is empty, its paragraph disappears.
    payment: shownSetting("payment").text,
  };
}

/** Returns the message about unknown names in a legal text; undefined without any. */
export function explainUnknownNames(typed: string): string | undefined {
  const unknown = findUnknownNames(typed, Object.keys(legalFigures()));
  return unknown.length > 0 ? settingsText.unknownNames(unknown.join(", ")) : undefined;
}

function toDuration(days: number): string {
  return days === 0 ? text.untilErased : text.days(days);
}
