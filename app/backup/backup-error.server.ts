import { type DatabaseSettings, describeDatabase } from "~/db/connection.server";
import { isDatabaseFull, isDatabaseUnavailable } from "~/db/unavailable.server";
import { StorageUnavailableError } from "~/files/file-store";

/** A backup, restore or move is refused or has failed; `message` says what happened and what to do. */
export class BackupError extends Error {
  override name = "BackupError";
}

/**
 * Turns an error of a database whose disk is full, or of a database or a storage that cannot be reached, into a `BackupError`; returns any
 * other error unchanged.
 */
export function explainDatabaseError(error: unknown, settings: DatabaseSettings): unknown {
  if (!(error instanceof Error)) return error;
  // Its cause has the code of a connection, too.
  if (error instanceof StorageUnavailableError) return new BackupError(error.message, { cause: error });
  if (isDatabaseFull(error))
    return new BackupError(
      `The disk of the ${describeDatabase(settings)} is full. Free some space, then run it again. The database is as it was.`,
      { cause: error },
    );
  // Drizzle has the error of PostgreSQL as its cause.
  const { code = "" } = (error.cause ?? error) as NodeJS.ErrnoException;
  // No such table.
  if (code === "42P01")
    return new BackupError(
      `The ${describeDatabase(settings)} has no tables of this site: nothing was written.`,
      {
        cause: error,
      },
    );
  if (!isDatabaseUnavailable(error) && !/^(28|3D)/.test(code)) return error;
  return new BackupError(
    `The ${describeDatabase(settings)} cannot be reached: ${error.message}. Check its URL, and that PostgreSQL runs there.`,
    { cause: error },
  );
}
