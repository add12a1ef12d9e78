import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { startProcess } from "#tests/support/app-process";
import { type AcknowledgedBooking, findLosses, lossKinds } from "#tests/support/booking-losses";
import { withDatabase } from "#tests/support/create-database";
import { killDuringSubmits, manyAddresses } from "#tests/support/kill-rounds";
import { startPostgres } from "#tests/support/postgres-server";

/**
 * `npm run test:soak -- [rounds] [submits]`: kills the built app with `kill -9` at a random time during submits with files,
 * on each engine (by default 20 rounds of 500), and compares the acknowledged bookings with the stored ones. Prints the
 * numbers and exits with code 1 when a booking or a file was lost. Takes 15 minutes or more.
 */
const rounds = Number(process.argv[2] ?? 20);
const submits = Number(process.argv[3] ?? 500);

await killOn("embedded database", {});

const server = await startPostgres();
if (server) {
  const name = `soak_${randomUUID().replaceAll("-", "")}`;
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  const DATABASE_URL = withDatabase(server.url, name);
  await killOn("PostgreSQL", { DATABASE_URL, SESSION_SECRET: "s".repeat(32) });
  await server.stop();
} else console.log("PostgreSQL: not run, there is none on this machine");

async function killOn(engine: string, settings: { DATABASE_URL?: string; SESSION_SECRET?: string }) {
  const env = { ...manyAddresses, ...settings };
  const sent: AcknowledgedBooking[] = [];
  let beforeKill = 0;
  let app = await startProcess({ env });
  try {
    for (let round = 1; round <= rounds; round++) {
      const result = await killDuringSubmits(app, env, { visitors: 16, answers: submits });
      app = result.app;
      sent.push(...result.submitted);
      beforeKill += result.acknowledgedBefore;
      console.log(
        `${engine}, round ${round} of ${rounds}: killed after ${result.acknowledgedBefore} bookings were acknowledged, ` +
          `${result.submitted.length - result.acknowledgedBefore} were sent again after the restart`,
      );
    }
    app.process.kill("SIGTERM");
    await app.exit;
    report(engine, sent, beforeKill, await findLosses(sent, app.folder, settings.DATABASE_URL));
  } finally {
    await app.stop();
  }
}

function report(
  engine: string,
  sent: AcknowledgedBooking[],
  beforeKill: number,
  losses: Awaited<ReturnType<typeof findLosses>>,
) {
  const files = sent.reduce((total, { hashes }) => total + hashes.length, 0);
  console.log(
    `${engine}: ${rounds} rounds, ${sent.length} bookings acknowledged with ${files} files, ` +
      `${beforeKill} of them before the process was killed`,
  );
  for (const kind of lossKinds)
    console.log(`${engine}: ${losses.filter((loss) => loss.kind === kind).length} ${kind}`);
  for (const { kind, fullName } of losses) console.log(`  ${fullName}: ${kind}`);
  if (losses.length > 0) process.exitCode = 1;
}
