import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, test, vi } from "vitest";
import { type AppProcess, startProcess } from "#tests/support/app/process";
import { findLosses } from "#tests/support/backup/losses";
import { createDatabase } from "#tests/support/database/create-database";
import { killDuringSubmits, manyAddresses, partsIn } from "#tests/support/faults/kill-rounds";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { openRaw } from "#tests/support/http/raw-connection";

const waitOptions = { timeout: 30_000 };
/** The number of kills, each at a random moment. `SOAK_ROUNDS=20 SOAK_SUBMITS=500` takes a quarter of an hour on each engine. */
const rounds = Number(process.env.SOAK_ROUNDS ?? 1);
const round = { visitors: 8, answers: Number(process.env.SOAK_SUBMITS ?? 24) };
const timeout = rounds * Math.max(120_000, round.answers * 1_000);

/** Kills the app several times, then compares the acknowledged bookings with the stored ones. */
async function killRepeatedly(env: Record<string, string>, databaseUrl?: string) {
  const submitted = [];
  let acknowledged = 0;
  let app = await startProcess({ env });
  try {
    for (let count = 0; count < rounds; count++) {
      await beginUpload(app);
      const result = await killDuringSubmits(app, env, round);
      app = result.app;
      submitted.push(...result.submitted);
      acknowledged += result.acknowledgedBefore;
    }
    expect(acknowledged).toBeGreaterThanOrEqual(rounds);
    expect(partsIn(app.folder).length).toBeGreaterThanOrEqual(rounds);

    app.process.kill("SIGTERM");
    expect(await app.exit).toBe(0);
    expect(await findLosses(submitted, app.folder, databaseUrl)).toEqual([]);
    app = await restartHoursLater(app, env);
  } finally {
    await app.stop();
  }
}

async function beginUpload(app: AppProcess) {
  mkdirSync(getUploadsFolder(app), { recursive: true });
  const known = partsIn(app.folder).length;
  const body = multipartBody([{ fileName: "half.pdf", content: pdf(500_000) }]);
  const { socket } = await openRaw(app.url, [
    "POST /api/files/upload HTTP/1.1",
    "Host: localhost",
    `Content-Type: ${multipartType}`,
    `Content-Length: ${body.length}`,
  ]);
  socket.write(body.subarray(0, 300_000));
  await vi.waitFor(() => expect(partsIn(app.folder)).toHaveLength(known + 1), waitOptions);
}

/** Backdates the partial files by two hours and restarts the app. The start deletes only these files. */
async function restartHoursLater(app: AppProcess, env: Record<string, string>): Promise<AppProcess> {
  const folder = getUploadsFolder(app);
  const old = new Date(Date.now() - 2 * 60 * 60_000);
  for (const name of partsIn(app.folder)) utimesSync(path.join(folder, name), old, old);
  writeFileSync(path.join(folder, "fresh.pdf.part"), "still being written");
  const restarted = await startProcess({ folder: app.folder, env });
  await vi.waitFor(() => expect(partsIn(app.folder)).toEqual(["fresh.pdf.part"]), waitOptions);
  return restarted;
}

function getUploadsFolder({ folder }: AppProcess) {
  return path.join(folder, "uploads");
}

test("kill -9 during submits with files loses nothing on the embedded database", { timeout }, async () => {
  await killRepeatedly(manyAddresses);
});

test("kill -9 during submits with files loses nothing on PostgreSQL", { timeout }, async (context) => {
  const server = inject("postgresUrl");
  if (!server) return context.skip("no PostgreSQL");
  const { url: DATABASE_URL, drop } = await createDatabase(server);
  await killRepeatedly({ ...manyAddresses, DATABASE_URL }, DATABASE_URL);
  await drop();
});
