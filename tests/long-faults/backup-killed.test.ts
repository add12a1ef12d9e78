import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { AppProcess } from "#tests/support/app/process";
import { runCommand, type RunningCommand, startCommand } from "#tests/support/app/run-command";
import { pdf } from "#tests/support/files/pdf";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { Visitor } from "#tests/support/http/visitor";
import { randomAddress } from "./load";
import { createDatabase, startOne, startServer } from "./parts";
import { type Report, test } from "./report";

const points = 10;

test(
  `kill -9 at ${points} points of a backup, on both engines: the site goes on, the next backup is complete, and nothing is left`,
  { timeout: 300_000 },
  async ({ report }) => {
    await killBackups(report, "embedded database", await startOne(report), () => Promise.resolve({}));
    const server = await startServer(report);
    const env = await createDatabase(server);
    await killBackups(
      report,
      "PostgreSQL",
      await startOne(report, { env }),
      () => createDatabase(server),
      env,
    );
  },
);

/** @param createEmpty returns the settings of an empty database */
async function killBackups(
  report: Report,
  engine: string,
  app: AppProcess,
  createEmpty: () => Promise<Record<string, string>>,
  env: Record<string, string> = {},
) {
  const settings = { ...app.home.env, ...env };
  for (let count = 0; count < 3; count++) await book(app);
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-backups-"));
  report.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const first = startCommand("backup", settings, folder);
  await untilBegun(first);
  const startedAt = performance.now();
  const { code } = await first.end;
  const whole = performance.now() - startedAt;
  report.note(`${engine}: a backup takes ${Math.round(whole)} ms, exit code ${code}`);
  rmSync(folder, { recursive: true });

  const left: string[] = [];
  for (let point = 0; point < points; point++) {
    const command = startCommand("backup", settings, folder);
    await untilBegun(command);
    await delay((whole * point) / points);
    command.process.kill("SIGKILL");
    await command.end;
    left.push(list(folder).join("+") || "nothing");
    await book(app);
  }
  report.note(`${engine}: left behind by each: ${left.join(", ")}`);
  const last = await runCommand("backup", settings, folder);
  report.expect(
    `${engine}: the next backup is complete`,
    last.code === 0,
    last.output.trim().split("\n").at(-1),
  );
  const names = list(folder);
  const isClean = names.every((name) => !name.endsWith(".partial"));
  report.expect(`${engine}: and no partial one is left`, isClean, names);
  const complete = names.filter((name) => name.startsWith("datum3d-"));
  for (const name of complete) {
    const place = path.join(folder, `restored-${name}`);
    const empty = { DATA_DIR: path.join(place, "data"), UPLOADS_DIR: path.join(place, "uploads") };
    const restored = await runCommand(
      "restore",
      { ...empty, ...(await createEmpty()) },
      path.join(folder, name),
    );
    const line = restored.output.trim().split("\n").at(-1);
    report.expect(`${engine}: ${name} can be restored`, restored.code === 0, line);
  }
  const copies = readdirSync(app.folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /snapshot-[^/]*$/.test(name),
  );
  report.expect(`${engine}: no copy of the database is left`, copies.length === 0, copies);
  report.expect(`${engine}: the process still runs`, app.process.exitCode === null);
}

/** Waits for the first line, which the command prints when it is loaded. */
async function untilBegun({ process }: RunningCommand): Promise<void> {
  if (process.stdout) await once(process.stdout, "data");
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

async function book(app: AppProcess): Promise<void> {
  const visitor = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
  // Each file is another one: the same content is stored once.
  const content = [new Uint8Array(pdf(2_000_000)), randomBytes(16)];
  await fillInBooking(visitor, "Backed Up", [new File(content, "plan.pdf")]);
  await submitBooking(visitor);
}
