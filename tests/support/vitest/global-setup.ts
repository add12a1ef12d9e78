import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { postgresVariable } from "#tests/support/app/cluster";
import { templateVariable } from "#tests/support/app/folder";
import {
  administer,
  templateDatabase,
  testDatabases,
  withDatabase,
} from "#tests/support/database/create-database";
import { startPostgres } from "#tests/support/database/postgres-server";
import { migratePglite } from "~/db/migrations/migrate-pglite.server";
import { migratePostgres } from "~/db/migrations/migrate-postgres.server";
import { openPglite } from "~/db/pglite.server";

declare module "vitest" {
  interface ProvidedContext {
    engine: "pglite" | "postgres";
    /** Path of a tar file of a migrated embedded database. Opening a copy is ten times faster than migrating. */
    pgliteTemplate: string;
    /** URL of a PostgreSQL with the migrated database `template_datum3d`; null when none was found. */
    postgresUrl: string | null;
  }
}

/** Prepares one migrated database of each engine, which the test files and their apps copy. Runs once for all projects. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-tests-"));
  const [server, template] = await Promise.all([
    process.env.TEST_DATABASE_URL ? undefined : startPostgres(),
    preparePglite(folder),
  ]);
  project.provide("pgliteTemplate", template);
  const postgresUrl = process.env.TEST_DATABASE_URL ?? server?.url ?? null;
  if (postgresUrl) await preparePostgres(postgresUrl);
  if (postgresUrl) process.env[postgresVariable] = postgresUrl;
  else
    process.stdout.write(
      "PostgreSQL tests are skipped: TEST_DATABASE_URL is not set and no PostgreSQL was found.\n",
    );
  project.provide("postgresUrl", postgresUrl);

  return async () => {
    if (!server && postgresUrl) await dropTestDatabases(postgresUrl);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Returns the path of the tar file. The same database as a folder is the template of `createAppFolder`. */
async function preparePglite(folder: string): Promise<string> {
  const dataDir = path.join(folder, "database");
  const client = await openPglite(dataDir);
  await migratePglite(client);
  const file = path.join(folder, "pglite.tar");
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer()));
  await client.close();
  process.env[templateVariable] = dataDir;
  return file;
}

async function preparePostgres(url: string) {
  await administer(url, `drop database if exists ${templateDatabase}`);
  await administer(url, `create database ${templateDatabase}`);
  await migratePostgres(withDatabase(url, templateDatabase));
}

async function dropTestDatabases(url: string) {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  const found = await client<{ name: string }[]>`
    select datname as name from pg_database where datname ~ ${testDatabases.source}`;
  for (const { name } of found) await client`drop database ${client(name)} with (force)`;
  await client.end();
}
