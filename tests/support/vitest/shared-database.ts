import { readFileSync, rmSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { administer, createDatabase } from "#tests/support/database/create-database";
import { resetFunction } from "#tests/support/database/reset-function";
import { connect, db, setConnection } from "~/db/client.server";
import type { Connection } from "~/db/connection.server";
import { GuardedPGlite } from "~/db/disk-guard.server";
import * as schema from "~/db/schema.server";
import { loadSettings } from "~/settings/settings.server";
import { testFolder } from "./test-folder";

/**
 * The setup of the database tests. The test files of a process use one database in turn, because opening one takes longer than most files.
 * The database is reset before each test. Each file has its own folder for uploads. The project provides the engine.
 */
const isAvailable = inject("engine") === "pglite" || inject("postgresUrl") !== null;

/** On `globalThis`, because each file has its own modules (fresh-modules.ts). */
const shared = globalThis as typeof globalThis & {
  testPglite?: PGlite;
  /** The connection with its pool, which is shared because each new connection has to read the catalog again. */
  testPostgres?: Connection;
  testPostgresUrl?: string;
};

beforeAll(async () => {
  if (!isAvailable) return;
  setConnection(await (inject("engine") === "pglite" ? usePglite() : usePostgres()));
});

beforeEach(async (context) => {
  // The global setup has printed the reason. In CI this is a failure.
  if (!isAvailable) {
    if (process.env.CI) throw new Error("CI runs these tests on PostgreSQL too, and found none.");
    return context.skip("no PostgreSQL");
  }
  await db().execute(sql`select test_support.reset()`);
  // Restores the default settings.
  await loadSettings();
});

afterAll(() => {
  rmSync(testFolder, { recursive: true, force: true });
});

async function usePglite(): Promise<Connection> {
  shared.testPglite ??= await createPglite();
  const client = shared.testPglite;
  return {
    db: drizzle(client, { schema, casing: "snake_case" }),
    ping: async () => {
      await client.query("select 1");
    },
    close: () => Promise.resolve(),
  };
}

async function createPglite(): Promise<PGlite> {
  const client = new GuardedPGlite({
    extensions: { pg_trgm },
    loadDataDir: new Blob([readFileSync(inject("pgliteTemplate"))]),
  });
  await client.exec(resetFunction);
  return client;
}

async function usePostgres(): Promise<Connection> {
  shared.testPostgresUrl ??= await createPostgres();
  return (shared.testPostgres ??= await connect({ databaseUrl: shared.testPostgresUrl, dataDir: "" }));
}

/** Creates a database that the global setup drops later. */
async function createPostgres(): Promise<string> {
  const server = inject("postgresUrl");
  if (!server) throw new Error("There is no PostgreSQL.");
  const { url } = await createDatabase(server);
  await administer(url, resetFunction);
  return url;
}
