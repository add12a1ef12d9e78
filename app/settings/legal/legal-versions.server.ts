import { and, desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type LegalDocument, legalVersions } from "~/db/schema.server";
import { formatPacificDay } from "~/lib/pacific-time";
import * as text from "~/messages/legal";
import { currentVersions } from "~/settings/settings.server";
import { legalFigures } from "./legal-figures.server";
import { fillIn, type LegalBlock, readLegalText } from "./legal-text";

/** When the texts in messages/legal.ts were written. */
const firstPublished = new Date("2026-11-22T20:00:00Z");

interface StoredVersion {
  version: number;
  text: string;
  publishedAt: Date;
}

/** One version of a document, as its page shows it. */
export interface LegalPage {
  document: LegalDocument;
  version: number;
  /** The version in force. */
  current: number;
  published: string;
  blocks: LegalBlock[];
}

/** Returns a version of a document; null if there is none of this number. */
export async function findLegalPage(document: LegalDocument, version?: number): Promise<LegalPage | null> {
  const current = currentVersions()[document];
  const stored = await findVersion(db(), document, version ?? current);
  if (!stored) return null;
  return {
    document,
    version: stored.version,
    current: Math.max(current, stored.version),
    published: formatPacificDay(stored.publishedAt),
    blocks: readLegalText(fillIn(stored.text, legalFigures())),
  };
}

/** Returns the newest version and its text as it was typed. */
export async function findStoredText(document: LegalDocument): Promise<{ version: number; text: string }> {
  const { version, text } = await findNewestVersion(db(), document);
  return { version, text };
}

/** Returns the newest version that is stored, whatever this process knows. */
export async function findNewestVersion(database: Database, document: LegalDocument): Promise<StoredVersion> {
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
): Promise<StoredVersion | undefined> {
  if (version === 1) return firstVersion(document);
  const [found] = await database
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.document, document), eq(legalVersions.version, version)));
  return found;
}

function firstVersion(document: LegalDocument): StoredVersion {
  return { version: 1, text: text.firstTexts[document], publishedAt: firstPublished };
}
