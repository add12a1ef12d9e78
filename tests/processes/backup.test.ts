import { readFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { expect, inject, test, vi } from "vitest";
import { folderHome } from "#tests/support/app/home";
import { startProcess } from "#tests/support/app/process";
import { runCommand, startCommand } from "#tests/support/app/run-command";
import {
  backUpDuringBookings,
  book,
  emptyDatabase,
  expectSameSite,
  removals,
} from "#tests/support/backup/backed-up-app";
import { findLosses } from "#tests/support/backup/losses";
import { engines } from "#tests/support/backup/sites";
import { manyAddresses } from "#tests/support/faults/kill-rounds";

vi.setConfig({ testTimeout: 180_000 });

/** PostgreSQL if it is installed. tests/long-faults/backup-embedded.test.ts covers the embedded database. */
const [engine = "embedded"] = engines().slice(-1);

test(`${engine}: a backup made while visitors book restores the site`, async () => {
  await backUpDuringBookings(engine);
});

test("a move killed halfway can be repeated, and has every row once", async (context) => {
  if (inject("postgresUrl") === null) return context.skip("no PostgreSQL");
  const home = folderHome();
  const app = await startProcess({ home, env: manyAddresses });
  removals.push(() => app.stop());
  const booked = [await book(app), await book(app)];
  const databaseUrl = await emptyDatabase();

  const whileRunning = await runCommand("db-move", home.env, databaseUrl);
  expect(whileRunning).toMatchObject({
    code: 1,
    output: expect.stringContaining("Stop that process first") as string,
  });
  expect(await app.end()).toEqual([0]);

  const watch = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  removals.push(() => watch.end());
  const readMoves = () =>
    watch<{ query: string }[]>`select query from pg_stat_activity where application_name = 'datum3d-move'
      and datname = current_database()`;
  const command = startCommand("db-move", home.env, databaseUrl);
  // The tables are created, and rows are copied, but nothing is committed yet.
  await vi.waitUntil(
    async () => (await readMoves()).some(({ query }) => /^(copy|select count|alter table) /i.test(query)),
    { timeout: 60_000, interval: 1 },
  );
  command.process.kill("SIGKILL");
  expect((await command.end).code).toBeNull();
  await vi.waitUntil(async () => (await readMoves()).length === 0, { timeout: 60_000 });
  expect(await watch`select tablename from pg_tables where schemaname = 'public'`).toEqual([]);

  const moved = await runCommand("db-move", home.env, databaseUrl);
  expect(moved).toMatchObject({ code: 0, output: expect.stringContaining("bookings: 2 rows") as string });
  expect(await findLosses(booked, home.folder, databaseUrl)).toEqual([]);

  const SESSION_SECRET = readFileSync(path.join(home.folder, "data", "session-secret"), "utf8");
  const env = { ...manyAddresses, DATABASE_URL: databaseUrl, SESSION_SECRET };
  const onPostgres = await startProcess({ home, env });
  removals.push(() => onPostgres.stop());
  await expectSameSite(onPostgres, booked);
  await onPostgres.end();
  const refused = await runCommand("db-move", home.env, databaseUrl);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("is not empty") as string });
});
