import { max, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database, ReadApart } from "~/db/connection.server";
import { type LegalDocument, legalVersions, siteSettings } from "~/db/schema.server";
import { inCurrentLanguage, type ShownText } from "~/messages/in-current-language";
import { log } from "~/process/log.server";
import { setCompany } from "./company";
import { defaultSettings } from "./default-settings";
import { type Settings, settingsSchema, textOf, toCompany } from "./schema";
import type { TranslatedSetting } from "./translated-settings";

/** Milliseconds between two looks for a change that another process has saved. A look that fails takes one second more. */
const checkInterval = 1_000;

interface Current {
  values: Settings;
  /** That of the row in `site_settings`; 0 until the first change. */
  version: number;
  /** The versions of the legal texts in force. */
  legal: Record<LegalDocument, number>;
  /** The published projects as `projects/` reads them, which this module may not import. */
  projects: readonly unknown[];
}

/** Reads the published projects. */
type ProjectsReader = (database: Database) => Promise<readonly unknown[]>;

// On `globalThis`, because the dev server evaluates this module again after an edit.
const holder = globalThis as typeof globalThis & {
  datumSettings?: Current;
  datumProjectsReader?: ProjectsReader;
};

// Until they are read: a page may be rendered before, such as the one that says that the database is away.
showCompany();

/** Returns the settings as this process knows them: its own changes at once, those of other processes within two seconds. */
export function settings(): Settings {
  return holder.datumSettings?.values ?? defaultSettings;
}

/** Returns a text that visitors read as the company has written it, in the current language. */
export function shownSetting(name: TranslatedSetting): ShownText {
  return inCurrentLanguage(textOf(settings(), name));
}

/** Returns a number that changes with the settings and the texts of terms and privacy. What was made from them is then outdated. */
export function settingsVersion(): number {
  return holder.datumSettings?.version ?? 0;
}

/** Returns the versions of the legal texts in force, as this process knows them. */
export function currentVersions(): Record<LegalDocument, number> {
  return holder.datumSettings?.legal ?? { terms: 1, privacy: 1 };
}

/** Returns what the reader of `loadSettings` has read with the settings. */
export function projectsWithSettings(): readonly unknown[] {
  return holder.datumSettings?.projects ?? [];
}

function showCompany(): void {
  setCompany(toCompany(settings(), { hasProjects: projectsWithSettings().length > 0 }));
}

/** Reads the settings that are stored, whatever this process knows. */
async function readSettings(database: Database = db()): Promise<Omit<Current, "projects">> {
  const [row] = await database
    .select({ values: siteSettings.values, version: siteSettings.version })
    .from(siteSettings);
  const published = await database
    .select({ document: legalVersions.document, version: max(legalVersions.version) })
    .from(legalVersions)
    .groupBy(legalVersions.document);
  const legal = { terms: 1, privacy: 1 };
  for (const { document, version } of published) legal[document] = version ?? 1;
  return { values: parseStored(row?.values ?? {}), version: row?.version ?? 0, legal };
}

/** Completes what is stored with the defaults. A value that no longer is valid is replaced by its default, and logged. */
export function parseStored(stored: Record<string, unknown>): Settings {
  const values: Settings = { ...defaultSettings };
  for (const [name, schema] of Object.entries(settingsSchema.shape)) {
    if (!Object.hasOwn(stored, name)) continue;
    const parsed = schema.safeParse(stored[name]);
    if (parsed.success) Object.assign(values, { [name]: parsed.data });
    else
      log.error(
        { event: "setting-invalid", setting: name },
        "A stored setting is invalid; its default is used",
      );
  }
  return values;
}

/** Reads the settings and the projects; uses what was read earlier, but arrives later, nowhere. */
async function readAndAdopt(database: Database, oldest: () => number): Promise<void> {
  const current = await readSettings(database);
  const projects = (await holder.datumProjectsReader?.(database)) ?? [];
  if (current.version < oldest()) return;
  holder.datumSettings = { ...current, projects };
  showCompany();
}

/**
 * Reads the settings from the database when the process starts.
 *
 * @param readProjects reads the published projects now, and whenever the settings, or what public pages show, have changed
 */
export async function loadSettings(readProjects = holder.datumProjectsReader): Promise<void> {
  holder.datumProjectsReader = readProjects;
  await readAndAdopt(db(), () => 0);
}

/** Reads them again after a change. */
export async function refreshSettings(database: Database = db()): Promise<void> {
  await readAndAdopt(database, settingsVersion);
}

/**
 * Locks the settings until the transaction ends, and returns their row. What else public pages show changes under this lock, too. Call it
 * before the accounts are locked: two administrators who save at once would lock them in different orders.
 */
export async function lockSettings(transaction: Database) {
  await transaction.insert(siteSettings).values({}).onConflictDoNothing();
  const [row] = await transaction.select().from(siteSettings).for("update");
  if (!row) throw new Error("The row of the settings is missing.");
  return row;
}

/** Makes every process read the settings again, with all that public pages show, and forget the pages that it keeps. */
export async function countChange(transaction: Database): Promise<void> {
  await transaction.update(siteSettings).set({ version: sql`${siteSettings.version} + 1` });
}

/**
 * Changes what public pages show besides the settings. Every process then forgets the pages it keeps, this one at once. Changes run one
 * after the other.
 */
export async function changePublicPages<Result>(
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const result = await db().transaction(async (transaction) => {
    await lockSettings(transaction);
    await countChange(transaction);
    return change(transaction);
  });
  await refreshSettings();
  return result;
}

/**
 * Looks for changes by other processes until this one ends. While the database is away, the settings stay as they are.
 *
 * @returns a function that stops it
 */
export function watchSettings(readApart: ReadApart): () => void {
  const look = async (database: Database) => {
    const [row] = await database.select({ version: siteSettings.version }).from(siteSettings);
    if ((row?.version ?? 0) !== settingsVersion()) await refreshSettings(database);
  };
  let isChecking = false;
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    try {
      // The second time on a new connection.
      await readApart(look).catch(() => readApart(look));
    } catch (error) {
      log.debug({ event: "settings-check-failed", err: error }, "The settings could not be checked");
    } finally {
      isChecking = false;
    }
  };
  const timer = setInterval(() => void check(), checkInterval);
  timer.unref();
  return () => clearInterval(timer);
}
