import path from "node:path";
import type { DatabaseSettings } from "./connection.server";

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
