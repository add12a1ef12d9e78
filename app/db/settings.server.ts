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
