import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderHome } from "#tests/support/app/home";
import type { AppProcess } from "#tests/support/app/process";
import { runCommand } from "#tests/support/app/run-command";
import { pdf } from "#tests/support/files/pdf";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { signInAtForm } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { randomAddress } from "./load";
import { createDatabase, startOne, startServer } from "./parts";
import { type Report, test } from "./report";
import { mountDisk } from "./small-disk";

test(
  "the disk is full during a backup and during a restore: one line says so, nothing is left half, administrators are told",
  { timeout: 300_000 },
  async ({ report }) => {
    await backUp(report, "embedded database", await startOne(report));
    const env = await createDatabase(await startServer(report));
    await backUp(report, "PostgreSQL", await startOne(report, { env }), env);
  },
);

async function backUp(report: Report, engine: string, app: AppProcess, env: Record<string, string> = {}) {
  const settings = { ...app.home.env, ...env };
  for (let count = 0; count < 3; count++) await book(app);
  const disk = mountDisk(report, 32);
  const good = await runCommand("backup", settings, disk.folder);
  report.expect(`${engine}: a backup is made`, good.code === 0, lastLine(good.output));
  const before = readdirSync(disk.folder, { recursive: true }).length;
  await book(app);

  disk.fill(500_000);
  const noFiles = await runCommand("backup", settings, disk.folder);
  report.expect(`${engine}: no space for the files: refused`, noFiles.code === 1, lastLine(noFiles.output));
  disk.empty();
  disk.fill(8_000);
  const noTables = await runCommand("backup", settings, disk.folder);
  report.expect(
    `${engine}: no space for the tables: refused`,
    noTables.code === 1,
    lastLine(noTables.output),
  );
  const { page } = await signInAtForm(app.url);
  const isTold =
    page.text.includes("The last backup failed") && page.text.includes("The last complete backup");
  report.expect(`${engine}: an administrator is told on the dashboard`, isTold);
  disk.empty();
  const after = readdirSync(disk.folder, { recursive: true }).length;
  report.expect(`${engine}: nothing is left of either`, after === before, `${before} and ${after} entries`);
  const again = await runCommand("backup", settings, disk.folder);
  report.expect(`${engine}: with space, a backup is made`, again.code === 0, lastLine(again.output));
  const { page: later } = await signInAtForm(app.url);
  report.expect(`${engine}: and the notice is gone`, !later.text.includes("The last backup failed"));
  // The disk of an embedded database is one that this fault can fill.
  if (!("DATABASE_URL" in env))
    await restore(report, engine, path.join(disk.folder, backups(disk.folder)[0] ?? ""));
}

async function restore(report: Report, engine: string, backup: string) {
  const disk = mountDisk(report, 184);
  const home = folderHome(mkdtempSync(path.join(tmpdir(), "datum3d-app-")));
  report.onEnd(() => rmSync(home.folder, { recursive: true, force: true }));
  const env = { ...home.env, DATA_DIR: path.join(disk.folder, "data") };
  disk.fill(30 * 2 ** 20);
  const refused = await runCommand("restore", env, backup);
  report.expect(
    `${engine}: a restore without space is refused`,
    refused.code === 1,
    lastLine(refused.output),
  );
  const left = readdirSync(disk.folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.includes("database"),
  );
  report.expect(`${engine}: nothing is left of it`, left.length === 0, left.slice(0, 3));
  disk.empty();
  const restored = await runCommand("restore", env, backup);
  report.expect(`${engine}: with space, it is restored`, restored.code === 0, lastLine(restored.output));
}

const backups = (folder: string) => readdirSync(folder).filter((name) => name.startsWith("datum3d-"));
const lastLine = (output: string) => output.trim().split("\n").at(-1) ?? "";

async function book(app: AppProcess): Promise<void> {
  const visitor = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
  // Each file is another one: the same content is stored once.
  const content = [new Uint8Array(pdf(1_000_000)), randomBytes(16)];
  await fillInBooking(visitor, "Backed Up", [new File(content, "plan.pdf")]);
  await submitBooking(visitor);
}
