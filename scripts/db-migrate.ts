import "./lib/command";
import { describeHolders } from "~/db/migrations/lock-holders.server";
import { oldestCompatible, releaseMigrations } from "~/db/migrations/release-migrations.server";
import { parseArguments } from "./lib/arguments";
import { openDatabase } from "./lib/open-database";

/**
 * `npm run db:migrate [-- --wait <seconds>]`: applies pending migrations while processes of the previous release run. Prints the locks that
 * it waits for, and gives up after ten minutes or the given time. Exit code 1: a migration was not applied; the database is intact.
 *
 * With `--schema`, only prints JSON: the newest migration of this release (`needs`), and the oldest one that another release must have to run
 * on the resulting schema (`bears`).
 */
const usage = "npm run db:migrate -- [--wait seconds] [--schema]";
const { values } = parseArguments(usage, { wait: { type: "string" }, schema: { type: "boolean" } }, 0);
if (values.schema) {
  const migrations = releaseMigrations();
  console.log(JSON.stringify({ needs: migrations.at(-1)?.name, bears: oldestCompatible(migrations) }));
  process.exit();
}
const seconds = Number(values.wait ?? 600);
if (!Number.isInteger(seconds) || seconds < 0) {
  console.error(`--wait must be a number of seconds.\n${usage}`);
  process.exit(1);
}

const connection = await openDatabase(
  { mayCreate: true },
  {
    maxWait: seconds * 1000,
    onWait: (what, holders) =>
      console.log(`${what} waits for a lock that ${describeHolders(holders)} holds.`),
    onApplied: (name) => console.log(`Applied ${name}.`),
  },
);
const bears = oldestCompatible(releaseMigrations());
console.log(`The tables are up to date. Releases that have the migration ${bears} can run on them.`);
await connection.close();
