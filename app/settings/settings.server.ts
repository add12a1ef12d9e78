import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { siteSettings } from "~/db/schema.server";
import { log } from "~/log.server";
import { setCompany, toCompany } from "./company";
import { defaultSettings } from "./default-settings";
import { type Settings, settingsSchema } from "./schema";

/** Milliseconds between two looks for a change that another process has saved. */
const checkInterval = 2_000;

interface Current {
  values: Settings;
  /** That of the row in `site_settings`; 0 until the first change. */
  version: number;
}

// On `globalThis`, because the dev server evaluates this module again after an edit.
const holder = globalThis as typeof globalThis & { datumSettings?: Current };

/** Returns the settings as this process knows them: its own changes at once, those of other processes after two seconds. */
export function settings(): Settings {
  return holder.datumSettings?.values ?? defaultSettings;
}

/** Returns a number that changes with the settings and the texts of terms and privacy. What was made from them is then outdated. */
export function settingsVersion(): number {
  return holder.datumSettings?.version ?? 0;
}

/** Reads the settings that are stored, whatever this process knows. */
export async function readSettings(database: Database = db()): Promise<Current> {
  const [row] = await database
    .select({ values: siteSettings.values, version: siteSettings.version })
    .from(siteSettings);
  return { values: parseStored(row?.values ?? {}), version: row?.version ?? 0 };
}

/** Completes what is stored with the defaults. A value that no longer is valid is replaced by its default, and logged. */
export function parseStored(stored: Record<string, unknown>): Settings {
  const values: Record<string, unknown> = { ...defaultSettings };
  for (const [name, schema] of Object.entries(settingsSchema.shape)) {
    if (!Object.hasOwn(stored, name)) continue;
    const parsed = schema.safeParse(stored[name]);
    if (parsed.success) values[name] = parsed.data;
    else
      log.error(
        { event: "setting-invalid", setting: name },
        "A stored setting is invalid; its default is used",
      );
  }
  return settingsSchema.parse(values);
}

/** Makes these the settings of this process. */
export function adoptSettings(current: Current): void {
  holder.datumSettings = current;
  setCompany(toCompany(current.values));
}

/** Reads the settings from the database, at the start of the process and whenever another process has changed them. */
export async function loadSettings(): Promise<void> {
  const known = holder.datumSettings;
  const stored = await readSettings();
  // A change that this process saved in the meantime is newer than what was read.
  if (holder.datumSettings === known) adoptSettings(stored);
}

/** Looks for changes by other processes until this one ends. While the database is away, the settings stay as they are. */
export function watchSettings(): void {
  let isChecking = false;
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    try {
      const [row] = await db().select({ version: siteSettings.version }).from(siteSettings);
      if ((row?.version ?? 0) !== settingsVersion()) await loadSettings();
    } catch (error) {
      log.debug({ event: "settings-check-failed", err: error }, "The settings could not be checked");
    } finally {
      isChecking = false;
    }
  };
  setInterval(() => void check(), checkInterval).unref();
}
