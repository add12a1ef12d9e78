import "./lib/command";
import path from "node:path";
import { pruneBackups } from "~/backup/prune-backups.server";
import { writeBackup } from "~/backup/write-backup.server";
import { databaseSettings } from "~/db/settings.server";
import { describeDatabase } from "~/db/describe-database.server";
import { fileStore } from "~/files/configured-store.server";
import { cookieSecret } from "~/secret.server";
import { parseArguments } from "./lib/arguments";
import { printLost, printProgress } from "./lib/progress";

/**
 * `npm run backup [-- folder] [--keep number]`: writes a backup of the database, the files and the secret into a new folder below the
 * given one, while the site runs or not. With `--keep`, removes older ones afterwards. Exit code 1: no backup was made. 2: it was, but
 * the site itself has lost files, or the names of older backups show that the clock is wrong or was.
 */
const usage = "npm run backup -- [folder] [--keep number]";
const { positionals, values } = parseArguments(usage, { keep: { type: "string" } }, 1);
const keep = values.keep === undefined ? undefined : Number(values.keep);
if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1)) {
  console.error(`--keep must be a number of backups, 1 or more.\n${usage}`);
  process.exit(1);
}

const settings = databaseSettings();
const parent = positionals[0] ?? "backups";
const name = `datum3d-${new Date()
  .toISOString()
  .replace(/\.\d+Z$/, "Z")
  .replaceAll(":", "-")}`;
const target = path.join(parent, name);
console.log(`Backing up the ${describeDatabase(settings)}.`);
const { files } = await writeBackup({
  settings,
  store: await fileStore(),
  secret: cookieSecret(),
  target,
  report: printProgress(),
});
console.log(`The backup is in ${target}. Keep it private: it holds all data and the secret of the site.`);
if (keep !== undefined) {
  const { removed, fromFuture } = await pruneBackups(parent, keep, name);
  for (const older of removed) console.log(`Removed the older backup ${older}.`);
  if (fromFuture.length > 0) {
    console.error(
      `No older backup was removed, because by its name a backup is from the future: ${fromFuture.join(", ")}. Check the clock, and move the backups with wrong names to another folder.`,
    );
    process.exitCode = 2;
  }
}
if (files.lost.length > 0) {
  printLost(files.lost);
  process.exitCode = 2;
}
