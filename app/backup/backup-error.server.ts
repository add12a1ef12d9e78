import { type DatabaseSettings, describeDatabase } from "~/db/connection.server";
import { isDatabaseFull, isDatabaseUnavailable } from "~/db/unavailable.server";
import { StorageUnavailableError } from "~/files/file-store";

/** A backup, restore or move was rejected or failed. `message` contains the reason and the advice. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** Turns a full disk or an unreachable database or storage into a `BackupError`; returns any other error unchanged. */
export function toBackupError(error: unknown, settings: DatabaseSettings): unknown {
  if (!(error instanceof Error)) return error;
  // This check comes first, because the error's cause also has the code of a connection error.
  if (error instanceof StorageUnavailableError) return new BackupError(error.message, { cause: error });
  if (isDatabaseFull(error))
    return new BackupError(
      `The disk of the ${describeDatabase(settings)} is full. Free some space, then run it again. The database is as it was.`,
      { cause: error },
    );
  // Drizzle's error has PostgreSQL's error as its cause.
  const { code = "" } = (error.cause ?? error) as NodeJS.ErrnoException;
  // PostgreSQL's code for a missing table.
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
