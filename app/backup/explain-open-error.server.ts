import type { DatabaseSettings } from "~/db/connection.server";
import { describeDatabase } from "~/db/describe-database.server";
import { isDatabaseUnavailable } from "~/db/unavailable.server";
import { StorageUnavailableError } from "~/files/file-store";
import { BackupError } from "./backup-error";

/** Turns an error of a database or a storage that cannot be reached into a `BackupError`; returns any other error unchanged. */
export function explainOpenError(error: unknown, settings: DatabaseSettings): unknown {
  if (!(error instanceof Error)) return error;
  // Its cause has the code of a connection, too.
  if (error instanceof StorageUnavailableError) return new BackupError(error.message, { cause: error });
  const { code = "" } = error as NodeJS.ErrnoException;
  if (!isDatabaseUnavailable(error) && !/^(28|3D)/.test(code)) return error;
  return new BackupError(
    `The ${describeDatabase(settings)} cannot be reached: ${error.message}. Check its URL, and that PostgreSQL runs there.`,
    { cause: error },
  );
}
