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
 * Setup of the database tests: the test files of a process use one database after each other, because opening one takes longer
 * than most files need. It is reset before each test. Each file has its own folder for uploads. The project provides the engine.
 */
const isAvailable = inject("engine") === "pglite" || inject("postgresUrl") !== null;

/** Kept on `globalThis`: each file has modules of its own (fresh-modules.ts). */
const shared = globalThis as typeof globalThis & {
  testPglite?: PGlite;
  /** With the connections of its pool: each new one has to read the catalog again. */
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
  // Back to the defaults.
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

/** The global setup drops it with the server, or with what other tests have left there. */
async function createPostgres(): Promise<string> {
  const server = inject("postgresUrl");
  if (!server) throw new Error("There is no PostgreSQL.");
  const { url } = await createDatabase(server);
  await administer(url, resetFunction);
  return url;
}
