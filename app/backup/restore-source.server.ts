import { planMigrations } from "~/db/migrations/applied-migrations.server";
import { hashOf, type Migration, releaseMigrations } from "~/db/migrations/release-migrations.server";
import type { TableSource } from "~/db/transfer/load-tables.server";
import { BackupError } from "./backup-error.server";
import type { BackupFolder } from "./backup-folder.server";

/**
 * Returns what a restore loads. The tables are created by the migrations that the database had: after a rollback these include some that
 * this release does not know, whose SQL is in the backup.
 *
 * @throws {BackupError} when the backup is of another program, or lacks the SQL of a migration that this release does not know
 * @throws {StartError} when a newer release has removed something that this one uses
 */
export function toTableSource(backup: BackupFolder): TableSource {
  const { tables, sequences } = backup.manifest;
  const release = releaseMigrations();
  const migrations = backup.manifest.migrations.map(findSql);
  planMigrations(migrations);
  return {
    migrations,
    tables,
    sequences: () => Promise.resolve(sequences),
    rows: (table) => backup.rows(table),
  };

  function findSql(migration: BackupFolder["manifest"]["migrations"][number], index: number): Migration {
    const known = release[index];
    if (known?.hash === migration.hash) return known;
    const { name, sql, ...rest } = migration;
    if (!known && name && sql && hashOf(sql) === migration.hash) return { ...rest, name, sql };
    throw new BackupError(
      "The backup is of a newer release, or of another program: this release does not have its migrations. " +
        "Install the release that wrote it, or a newer one. Nothing was changed.",
    );
  }
}
