import "./lib/command";
import { BackupFolder } from "~/backup/backup-folder.server";
import { rehearseBackup } from "~/backup/rehearse.server";
import { restoreFiles } from "~/backup/restore-files.server";
import { restoreBackup } from "~/backup/restore.server";
import { databaseSettings, describeDatabase } from "~/db/connection.server";
import { fileStore } from "~/files/configured-store.server";
import { env } from "~/process/env.server";
import { parseArguments } from "./lib/arguments";
import { listLost, printProgress } from "./lib/progress";

/**
 * `npm run restore -- <backup> [--replace]`: restores a backup of either engine into the database and the storage of the environment.
 * The site must not run. Exit code 1: the database was not changed. 2: restored, but files were lost before the backup.
 *
 * With `--rehearse`, restores into a database beside it, compares everything, and removes it again. With `--files-only`, puts back stored
 * files that the site has lost, and nothing else. The site may run during both.
 */
const usage = "npm run restore -- <backup> [--replace | --rehearse | --files-only]";
const { positionals, values } = parseArguments(
  usage,
  { replace: { type: "boolean" }, rehearse: { type: "boolean" }, "files-only": { type: "boolean" } },
  1,
);
const [folder] = positionals;
if (folder === undefined) {
  console.error(`Name the folder of the backup.\n${usage}`);
  process.exit(1);
}

const settings = databaseSettings();
const report = printProgress();
const startedAt = performance.now();
if (values.rehearse) await rehearse(folder);
else if (values["files-only"]) await restoreFiles(await BackupFolder.open(folder), await fileStore(), report);
else await restore(folder);

async function rehearse(folder: string) {
  const { backup, rows } = await rehearseBackup(settings, folder, report);
  const { createdAt, tables, files } = backup.manifest;
  const seconds = Math.ceil((performance.now() - startedAt) / 1000);
  console.log(
    `The backup of ${createdAt} can be restored: ${tables.length} tables with ${rows.toLocaleString("en-US")} rows and ` +
      `${files.count.toLocaleString("en-US")} files, compared in ${seconds} s. What was restored is removed again.`,
  );
}

async function restore(folder: string) {
  const { backup, replaced } = await restoreBackup({
    settings,
    store: await fileStore(),
    folder,
    mayReplace: values.replace === true,
    report,
  });
  const { tables, createdAt, files } = backup.manifest;
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  console.log(
    `Restored ${tables.length} tables with ${rows.toLocaleString("en-US")} rows into the ${describeDatabase(settings)}, as of ${createdAt}.`,
  );
  if (replaced)
    console.log(`The database that was there is in ${replaced}. Remove it when it is no longer needed.`);
  const { DATABASE_URL, SESSION_SECRET } = env();
  if (SESSION_SECRET ? !SESSION_SECRET.includes(backup.secret) : DATABASE_URL !== undefined)
    console.log(
      `Set SESSION_SECRET to the content of ${folder}/session-secret before you start the site. With another one, staff have to sign in again, ` +
        "authenticator apps and calendar feeds stop working, and the next email replaces the link that a customer has.",
    );
  if (files.lost.length > 0) {
    console.error(listLost(files.lost));
    process.exitCode = 2;
  }
}
