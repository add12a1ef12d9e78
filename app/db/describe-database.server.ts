import path from "node:path";
import type { DatabaseSettings } from "./connection.server";

/**
 * Which database the settings name, without the user and the password: `database localhost:5432/datum3d`, or
 * `embedded database in data`, a folder of the working folder by its relative path.
 */
export function describeDatabase({ databaseUrl, dataDir }: DatabaseSettings): string {
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl);
    return `database ${host}${pathname}`;
  }
  const relative = path.relative("", dataDir) || ".";
  return `embedded database in ${relative.startsWith("..") ? dataDir : relative}`;
}
