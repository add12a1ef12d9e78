import "./lib/command";
import path from "node:path";
import { type BackupOutcome, recordBackup } from "~/backup/last-backup.server";
import { writeBackup } from "~/backup/write-backup.server";
import { databaseSettings, describeDatabase } from "~/db/connection.server";
import { fileStore } from "~/files/configured-store.server";
import { cookieSecret } from "~/process/secret.server";
import { parseArguments } from "./lib/arguments";
import { printError } from "./lib/print-error";

/**
 * `npm run backup [-- folder] [--keep number]`: writes a backup of the database, the files and the secret into a new subfolder, also while
 * the site runs. With `--keep`, removes older ones afterwards. Exit code 1: no backup was made. 2: the backup was made, but the site has lost
 * files since the last one, or the names of older backups show a wrong clock.
 */
const usage = "npm run backup -- [folder] [--keep number]";
const { positionals, values } = parseArguments(usage, { keep: { type: "string" } }, 1);
const keep = values.keep === undefined ? undefined : Number(values.keep);
if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1)) {
  console.error(`--keep must be a number of backups, 1 or more.\n${usage}`);
  process.exit(1);
}

const settings = databaseSettings();
const name = `datum3d-${new Date()
  .toISOString()
  .replace(/\.\d+Z$/, "Z")
  .replaceAll(":", "-")}`;
const target = path.join(positionals[0] ?? "backups", name);
console.log(`Backing up the ${describeDatabase(settings)}.`);
const result = await run().catch((error: unknown): BackupOutcome => {
  printError(error);
  process.exitCode = 1;
  return { outcome: "failed", message: error instanceof Error ? error.message : String(error) };
});
await recordBackup(settings, result).catch((error: unknown) => {
  // Storing the result does not change the outcome of the backup.
  console.error(`The result could not be stored for administrators: ${String(error)}`);
});

async function run(): Promise<BackupOutcome> {
  const { files, pruned } = await writeBackup({
    settings,
    store: await fileStore(),
    secret: cookieSecret(),
    target,
    keep,
  });
  console.log(
    `The backup is in ${target}, with ${files.count.toLocaleString("en-US")} stored files. Keep it private: it holds all data and the secret of the site.`,
  );
  for (const older of pruned.removed) console.log(`Removed the older backup ${older}.`);

  const faults: string[] = [];
  if (pruned.fromFuture.length > 0)
    faults.push(
      `No older backup was removed, because by its name a backup is from the future: ${pruned.fromFuture.join(", ")}. Check the clock, and move the backups with wrong names to another folder.`,
    );
  if (files.newlyLost.length > 0) faults.push(describeLost(files.newlyLost, files.saved));
  if (faults.length === 0) return { outcome: "good", message: "" };
  console.error(faults.join("\n"));
  process.exitCode = 2;
  return { outcome: "incomplete", message: faults.map((fault) => fault.split("\n", 1)[0]).join(" ") };
}

function describeLost(lost: string[], saved: string[]): string {
  const lines = [
    `${lost.length} stored files are missing since the last backup:`,
    ...lost.slice(0, 20).map((name) => `  ${name}${saved.includes(name) ? "" : ", in no backup"}`),
  ];
  if (lost.length > 20) lines.push(`  and ${lost.length - 20} more`);
  if (saved.length > 0)
    lines.push(`${saved.length} of them are in ${path.join(target, "files")}: copy them from there.`);
  return lines.join("\n");
}
