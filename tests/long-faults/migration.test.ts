import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { createAppFolder } from "#tests/support/app/folder";
import { folderHome, withDatabaseOf } from "#tests/support/app/home";
import { type AppProcess, spawnProcess, startProcess } from "#tests/support/app/process";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { Visitor } from "#tests/support/http/visitor";
import { rows } from "~/db/client.server";
import { createDatabase, secondsUntil, startServer, withSql } from "./parts";
import { type FaultReport, test } from "./report";
import journal from "../../drizzle/meta/_journal.json";

/** Milliseconds from the start of the migration to the kill. */
const delays = [0, 80, 250, 600];

test(
  "kill -9 during the first migration, on both engines: the next start completes it",
  { timeout: 420_000 },
  async ({ report }) => {
    await interruptEmbedded(report);
    await interruptPostgres(report);
  },
);

async function interruptEmbedded(report: FaultReport) {
  for (const milliseconds of delays) {
    const folder = createAppFolder();
    const app = await spawnProcess({ folder });
    await secondsUntil(() => existsSync(path.join(folder, "data")) || app.process.exitCode !== null, 60);
    await killAfter(app, milliseconds);
    await expectStart(report, `embedded database, killed after ${milliseconds} ms`, { folder });
  }
}

async function interruptPostgres(report: FaultReport) {
  const server = await startServer(report);
  for (const milliseconds of delays) {
    const env = await createDatabase(server);
    const app = await spawnProcess({ env });
    const isMigrating = () =>
      withSql(env.DATABASE_URL, async (connection) => {
        const [row] = await connection`select 1 from pg_namespace where nspname = 'drizzle'`;
        return row !== undefined;
      });
    await secondsUntil(isMigrating, 60);
    await killAfter(app, milliseconds);
    await expectStart(report, `PostgreSQL, killed after ${milliseconds} ms`, { folder: app.folder, env });
  }
}

async function killAfter(app: AppProcess, milliseconds: number) {
  await delay(milliseconds);
  app.process.kill("SIGKILL");
  await app.exit;
}

async function expectStart(
  report: FaultReport,
  what: string,
  { folder, env = {} }: { folder: string; env?: { DATABASE_URL?: string } },
) {
  const app = await startProcess({ folder, env });
  const home = folderHome(folder, env.DATABASE_URL);
  try {
    const visitor = new Visitor(app.url);
    await fillInBooking(visitor, "After The Migration");
    const reference = await submitBooking(visitor);
    report.expect(`${what}: the next start serves, and a booking is accepted`, reference.length === 8);
    await app.end();
    const applied = await withDatabaseOf(home, ({ db }) =>
      rows<{ hash: string }>(db, sql`select distinct hash from drizzle.__drizzle_migrations`),
    );
    const isWhole = applied.length === journal.entries.length;
    report.expect(`${what}: every migration is applied once`, isWhole, applied.length);
  } finally {
    await app.stop();
  }
}
