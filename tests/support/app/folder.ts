import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The environment variable in which the global setup passes the folder of a migrated embedded database. */
export const templateVariable = "TEST_DATABASE_TEMPLATE";

/**
 * Creates a folder for an app's data and uploads. It holds a copy of the migrated embedded database, which starts several seconds faster
 * than an empty folder. Outside of Vitest there is no database to copy.
 *
 * @param hasDatabase false for an app with a database elsewhere
 */
export function createAppFolder(hasDatabase = true): string {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-app-"));
  const template = process.env[templateVariable];
  if (template && hasDatabase) cpSync(template, path.join(folder, "data", "database"), { recursive: true });
  return folder;
}
