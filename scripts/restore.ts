import "./lib/command";
import path from "node:path";
import { backupPaths } from "~/backup/manifest.server";
import { restoreBackup } from "~/backup/restore.server";
import { databaseSettings, describeDatabase } from "~/db/connection.server";
import { fileStore } from "~/files/configured-store.server";
import { env } from "~/process/env.server";
import { parseArguments } from "./lib/arguments";

/**
 * `npm run restore -- <backup>`: restores a backup into the environment's empty database and storage. The site must not run. Exit code 1:
 * no database was restored. 2: the backup was restored, but it lacks files that the site had lost before.
 */
const usage = "npm run restore -- <backup>";
const { positionals } = parseArguments(usage, {}, 1);
const [folder] = positionals;
if (folder === undefined) {
  console.error(`Name the folder of the backup.\n${usage}`);
  process.exit(1);
}

const settings = databaseSettings();
const { manifest, secret } = await restoreBackup({ settings, store: await fileStore(), folder });
const files = manifest.files.filter((file) => file.path.startsWith(`${backupPaths.files}/`));
console.log(
  `Restored the ${describeDatabase(settings)} and ${files.length.toLocaleString("en-US")} stored files, as of ${manifest.createdAt}.`,
);
const { DATABASE_URL, SESSION_SECRET } = env();
if (SESSION_SECRET ? !SESSION_SECRET.includes(secret) : DATABASE_URL !== undefined)
  console.log(
    `Set SESSION_SECRET to the content of ${path.join(folder, backupPaths.secret)} before you start the site. With another one, staff have to sign in again, ` +
      "authenticator apps and calendar feeds stop working, and the next email replaces the link that a customer has.",
  );
const paths = new Set(files.map((file) => file.path));
const lost = manifest.lost.filter((name) => !paths.has(`${backupPaths.files}/${name}`));
if (lost.length > 0) {
  console.error(`${lost.length} stored files were lost before the backup, such as ${lost[0]}.`);
  process.exitCode = 2;
}
