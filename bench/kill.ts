import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { startApp } from "#tests/support/app-server";
import { withDatabase } from "#tests/support/global-setup";
import { findLosses, killDuringSubmits } from "#tests/support/kill-rounds";
import { startPostgres } from "#tests/support/postgres-server";

/**
 * `npx tsx bench/kill.ts [rounds] [submits]`: kills the app at random during that many submits with files,
 * that many times (20 x 500), on each engine, and counts what was lost. Takes minutes.
 */
const rounds = Number(process.argv[2] ?? 20);
const submits = Number(process.argv[3] ?? 500);

await measure("PGlite");

const server = await startPostgres();
if (server) {
  const name = `kill_${randomUUID().replaceAll("-", "")}`;
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  await measure("PostgreSQL", withDatabase(server.url, name));
  await server.stop();
} else console.log("PostgreSQL: none on this machine");

async function measure(engine: string, databaseUrl?: string) {
  const env: Record<string, string> = databaseUrl
    ? { DATABASE_URL: databaseUrl, SESSION_SECRET: "s".repeat(32) }
    : {};
  const submitted = [];
  let acknowledged = 0;
  let app = await startApp({ env });
  for (let count = 1; count <= rounds; count++) {
    const result = await killDuringSubmits(app, env, { visitors: 16, answers: submits });
    app = result.app;
    submitted.push(...result.submitted);
    acknowledged += result.acknowledgedBefore;
    console.log(`${engine}: round ${count} of ${rounds}, ${acknowledged} acknowledged before the kill`);
  }
  app.process.kill("SIGTERM");
  await app.exit;
  const losses = await findLosses(submitted, app.folder, databaseUrl);
  await app.stop();
  console.log(`${engine}: ${losses.length} losses in ${submitted.length} bookings`);
  for (const loss of losses) console.log(`  ${loss}`);
  if (losses.length > 0) process.exitCode = 1;
}
