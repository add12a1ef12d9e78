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

/** Milliseconds between two checks for a change by another process. If a check fails, the next one finds the change a second later. */
const checkInterval = 1_000;

interface LoadedSettings {
  values: Settings;
  /** The version in `site_settings`; 0 until the first change. */
  version: number;
  legal: Record<LegalDocument, number>;
  /** The result of the projects reader, because this module may not import `projects/`. */
  projects: readonly unknown[];
}

type ProjectsReader = (database: Database) => Promise<readonly unknown[]>;

// The dev server evaluates this module again after an edit; `globalThis` keeps the values.
const holder = globalThis as typeof globalThis & {
  datumSettings?: LoadedSettings;
  datumProjectsReader?: ProjectsReader;
};

// A page may be rendered before the settings are read, for example the page about an unavailable database.
showCompany();

/** Returns the settings of this process. Its own changes apply at once, those of other processes within two seconds. */
export function settings(): Settings {
  return holder.datumSettings?.values ?? defaultSettings;
}

/** Returns a company text for visitors, in the current language. */
export function shownSetting(name: TranslatedSetting): ShownText {
  return inCurrentLanguage(textOf(settings(), name));
}

/**
 * Returns a number that changes with the settings and the other content of public pages. Content built with an earlier version is outdated.
 */
export function settingsVersion(): number {
  return holder.datumSettings?.version ?? 0;
}

export function currentVersions(): Record<LegalDocument, number> {
  return holder.datumSettings?.legal ?? { terms: 1, privacy: 1 };
}

/** Returns the result of the projects reader of `loadSettings`. */
export function projectsWithSettings(): readonly unknown[] {
  return holder.datumSettings?.projects ?? [];
}

function showCompany(): void {
  setCompany(toCompany(settings(), { hasProjects: projectsWithSettings().length > 0 }));
}

/** Reads the stored settings, independent of this process's copy. */
async function readSettings(database: Database = db()): Promise<Omit<LoadedSettings, "projects">> {
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

/** Completes stored settings with the defaults. Replaces a value that is no longer valid with its default, and logs it. */
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

/** Reads the settings and the projects. Ignores an outdated result that arrives late. */
async function readAndAdopt(database: Database, oldest: () => number): Promise<void> {
  const current = await readSettings(database);
  const projects = (await holder.datumProjectsReader?.(database)) ?? [];
  if (current.version < oldest()) return;
  holder.datumSettings = { ...current, projects };
  showCompany();
}

/** Reads the settings when the process starts. `readProjects` runs now, and after each change of the settings or of the public pages. */
export async function loadSettings(readProjects = holder.datumProjectsReader): Promise<void> {
  holder.datumProjectsReader = readProjects;
  await readAndAdopt(db(), () => 0);
}

export async function refreshSettings(database: Database = db()): Promise<void> {
  await readAndAdopt(database, settingsVersion);
}

/**
 * Locks the settings until the end of the transaction, and returns their row. The other content of public pages also changes under this
 * lock. Call this function before the accounts are locked; otherwise two administrators who save at the same time could deadlock.
 */
export async function lockSettings(transaction: Database) {
  await transaction.insert(siteSettings).values({}).onConflictDoNothing();
  const [row] = await transaction.select().from(siteSettings).for("update");
  if (!row) throw new Error("The row of the settings is missing.");
  return row;
}

/** Makes every process reload the settings and the other content of public pages, and clear its page cache. */
export async function bumpVersion(transaction: Database): Promise<void> {
  await transaction.update(siteSettings).set({ version: sql`${siteSettings.version} + 1` });
}

/**
 * Runs a change of public content other than the settings, such as projects and legal texts. Every process then clears its page cache, this
 * one at once. A lock serializes the changes.
 */
export async function changePublicPages<Result>(
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const result = await db().transaction(async (transaction) => {
    await lockSettings(transaction);
    await bumpVersion(transaction);
    return change(transaction);
  });
  await refreshSettings();
  return result;
}

/** Watches for changes by other processes. While the database is unavailable, the settings stay. The returned function stops the watch. */
export function watchSettings(readApart: ReadApart): () => void {
  const reloadIfChanged = async (database: Database) => {
    const [row] = await database.select({ version: siteSettings.version }).from(siteSettings);
    if ((row?.version ?? 0) !== settingsVersion()) await refreshSettings(database);
  };
  let isChecking = false;
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    try {
      // The retry uses a new connection.
      await readApart(reloadIfChanged).catch(() => readApart(reloadIfChanged));
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
