import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { type Cluster, createClusterHome, startBehindNginx } from "#tests/support/app/cluster";
import { hasNginx } from "#tests/support/app/nginx";
import { type AppProcess, type ProcessSettings, startProcess } from "#tests/support/app/process";
import { withDatabase } from "#tests/support/database/create-database";
import { type PostgresServer, startPostgres } from "#tests/support/database/postgres-server";
import { manyAddresses } from "#tests/support/faults/kill-rounds";
import type { FaultReport } from "./report";

/** Starts a PostgreSQL that only this fault uses, so that the fault can stop it. */
export async function startServer(report: FaultReport): Promise<PostgresServer> {
  const server = await startPostgres();
  if (!server) report.skip("there is no PostgreSQL");
  report.onEnd(server.stop);
  return server;
}

/** Starts two processes on one database and one bucket, with nginx in front of them. */
export async function startPair(report: FaultReport, server: PostgresServer): Promise<Cluster> {
  if (!hasNginx()) report.skip("there is no nginx");
  const home = await createClusterHome(server.url);
  // Each visitor sends an address, so that each has separate limits.
  const app = await startBehindNginx(home, { env: { ...manyAddresses } });
  report.onEnd(app.stop);
  report.note(`two processes behind nginx at ${app.url}, with PostgreSQL and a bucket`);
  return { ...app, home, storage: home.storage };
}

export async function startOne(report: FaultReport, settings: ProcessSettings = {}): Promise<AppProcess> {
  const app = await startProcess({ ...settings, env: { ...manyAddresses, ...settings.env } });
  report.onEnd(app.stop);
  return app;
}

/** Creates an empty database, and returns a process's settings for it. */
export async function createDatabase(server: PostgresServer) {
  const name = `fault_${randomUUID().replaceAll("-", "")}`;
  await withSql(server.url, (sql) => sql.unsafe(`create database ${name}`));
  return { DATABASE_URL: withDatabase(server.url, name), SESSION_SECRET: "s".repeat(32) };
}

export async function withSql<Result>(url: string, task: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await task(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Waits until `check` is true, and returns the seconds that this took; Infinity if it takes longer than `seconds`. */
export async function secondsUntil(check: () => Promise<boolean> | boolean, seconds: number) {
  const startedAt = performance.now();
  const passed = () => (performance.now() - startedAt) / 1000;
  while (passed() < seconds) {
    if (await check()) return Number(passed().toFixed(1));
    await delay(50);
  }
  return Infinity;
}

/** Runs `task` with another folder for temporary files, in which a PostgreSQL that it starts stores its data. */
export async function withTemporaryFolder<Result>(
  folder: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return await task();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
