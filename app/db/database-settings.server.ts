import path from "node:path";
import { env } from "~/process/env.server";
import type { DatabaseSettings } from "./connection.server";

/** Returns the database settings of the environment. */
export function databaseSettings(): DatabaseSettings {
  const { DATABASE_URL, DATA_DIR, MIN_FREE_DISK_MB } = env();
  return {
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    diskFloor: { bytes: MIN_FREE_DISK_MB * 2 ** 20 },
  };
}

/**
 * Describes the database of the settings without user and password: `database localhost:5432/datum3d` or
 * `embedded database in data`, with a path relative to the working directory where it is inside of that.
 */
export function describeDatabase({ databaseUrl, dataDir }: DatabaseSettings): string {
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl);
    return `database ${host}${pathname}`;
  }
  const relative = path.relative("", dataDir) || ".";
  return `embedded database in ${relative.startsWith("..") ? dataDir : relative}`;
}
