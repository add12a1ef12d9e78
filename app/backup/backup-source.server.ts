import type { TableSource } from "~/db/transfer/load-tables.server";
import { isPrefix, releaseMigrations } from "~/db/transfer/migrations.server";
import { BackupError } from "./backup-error";
import type { BackupFolder } from "./backup-folder.server";

/**
 * Returns what a restore loads.
 *
 * @throws {BackupError} when this release does not know the migrations of the backup
 */
export function toTableSource(backup: BackupFolder): TableSource {
  const { migrations, tables, sequences } = backup.manifest;
  if (!isPrefix(migrations, releaseMigrations()))
    throw new BackupError(
      "The backup is of a newer release, or of another program: this release does not have its migrations. " +
        "Install the release that wrote it, or a newer one. Nothing was changed.",
    );
  return {
    migrations,
    tables,
    sequences: () => Promise.resolve(sequences),
    rows: (table) => backup.rows(table),
  };
}
