import { testFolder } from "./test-folder";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pglite";
import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { connect, db, setConnection } from "~/db/client.server";
import type { Connection } from "~/db/connection.server";
import { countPgliteLoad } from "~/db/query-load.server";
import * as schema from "~/db/schema.server";
import { loadSettings } from "~/settings/settings.server";
import { withDatabase } from "./global-setup";

/**
 * Setup of the database tests: each test file gets its own database, reset before each test, and its own
 * folder for uploads. The project provides the engine.
 */
const isAvailable = inject("engine") === "pglite" || inject("postgresUrl") !== null;
const tables = Object.values(schema).filter((exported) => is(exported, PgTable));
/**
 * Empties all tables in one statement, without triggers, because the audit log is append-only. Several times faster than `truncate`,
 * which creates the files of each table and index anew.
 */
const emptyTables = sql.raw(`do $$
  declare name regclass;
  begin
    perform set_config('session_replication_role', 'replica', true);
    ${tables.map((table) => `delete from "${getTableName(table)}";`).join("\n    ")}
    for name in select seqrelid from pg_sequence where seqrelid::regclass::text not like 'drizzle.%' loop
      perform setval(name, 1, false);
    end loop;
  end
$$`);
/** The rows that the migrations insert, such as the single row of each table of counters. */
const initialRows = new Map<PgTable, Record<string, unknown>[]>();
let close: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  if (!isAvailable) return;
  const { connection, drop } = inject("engine") === "pglite" ? await openPglite() : await openPostgres();
  setConnection(connection);
  for (const table of tables) {
    const rows = await db().select().from(table);
    if (rows.length > 0) initialRows.set(table, rows);
  }
  close = async () => {
    await connection.close();
    await drop();
  };
});

beforeEach(async (context) => {
  // The global setup has printed the reason. In CI this is a failure.
  if (!isAvailable) {
    if (process.env.CI) throw new Error("CI runs these tests on PostgreSQL too, and found none.");
    return context.skip("no PostgreSQL");
  }
  await db().execute(emptyTables);
  for (const [table, rows] of initialRows) await db().insert(table).values(rows);
  // Back to the defaults.
  await loadSettings();
});

afterAll(async () => {
  await close();
  rmSync(testFolder, { recursive: true, force: true });
});

interface Opened {
  connection: Connection;
  drop: () => Promise<void>;
}

async function openPglite(): Promise<Opened> {
  const client = await PGlite.create({
    extensions: { pg_trgm },
    loadDataDir: new Blob([readFileSync(inject("pgliteTemplate"))]),
  });
  const connection: Connection = {
    db: drizzle(client, { schema, casing: "snake_case" }),
    ping: async () => {
      await client.query("select 1");
    },
    load: countPgliteLoad(client),
    close: () => client.close(),
  };
  return { connection, drop: () => Promise.resolve() };
}

async function openPostgres(): Promise<Opened> {
  const server = inject("postgresUrl");
  if (!server) throw new Error("There is no PostgreSQL.");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `create database ${name} template template_datum3d`);
  const connection = await connect({ databaseUrl: withDatabase(server, name), dataDir: "" });
  return { connection, drop: () => administer(server, `drop database ${name}`) };
}

async function administer(url: string, statement: string) {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  await client.unsafe(statement);
  await client.end();
}
