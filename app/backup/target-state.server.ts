import { isPrefix, readMigrations } from "~/db/migrations/applied-migrations.server";
import { releaseMigrations } from "~/db/migrations/release-migrations.server";
import { findFilledTables } from "~/db/transfer/catalog.server";
import type { TransferClient } from "~/db/transfer/transfer-client.server";

/**
 * What a database holds that is to be filled:
 *
 * - `fresh`: no tables
 * - `empty`: the tables of this release without data
 * - `filled`: the tables of this release with data
 * - `other-release`: tables of an older or newer release
 * - `foreign`: tables of another program
 */
export type TargetState =
  { state: "fresh" | "empty" | "other-release" | "foreign" } | { state: "filled"; tables: string[] };

/** Looks at a database without changing it. */
export async function readTargetState(client: TransferClient): Promise<TargetState> {
  const migrations = await readMigrations(client);
  const release = releaseMigrations();
  if (migrations.length === 0) {
    const tables = await client.query(
      "select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' limit 1",
    );
    return { state: tables.length === 0 ? "fresh" : "foreign" };
  }
  if (migrations[0]?.hash !== release[0]?.hash) return { state: "foreign" };
  if (migrations.length !== release.length || !isPrefix(migrations, release))
    return { state: "other-release" };
  const tables = await findFilledTables(client);
  return tables.length === 0 ? { state: "empty" } : { state: "filled", tables };
}
