import "./lib/command";
import path from "node:path";
import { moveDatabase } from "~/backup/move.server";
import { describeDatabase } from "~/db/connection.server";
import { fileStore } from "~/files/configured-store.server";
import { LocalStore } from "~/files/local-store.server";
import { env } from "~/process/env.server";
import { parseArguments } from "./lib/arguments";
import { listLost, printProgress } from "./lib/progress";

/**
 * `npm run db:move -- <DATABASE_URL>`: copies the embedded database to an empty PostgreSQL database and, where S3_BUCKET is set, the
 * uploads to that bucket. The site must not run. Exit code 1: PostgreSQL was not changed. 2: moved, but files are missing.
 */
const usage = "npm run db:move -- postgres://user:password@host:5432/name";
const { positionals } = parseArguments(usage, {}, 1);
const [url] = positionals;
if (url === undefined || !/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
  console.error(`Name the address of an empty PostgreSQL database.\n${usage}`);
  process.exit(1);
}

const { DATA_DIR, UPLOADS_DIR, S3_BUCKET, SESSION_SECRET } = env();
const target = describeDatabase({ databaseUrl: url, dataDir: DATA_DIR });
console.log(
  `Moving the ${describeDatabase({ databaseUrl: undefined, dataDir: DATA_DIR })} to the ${target}.`,
);
const { tables, files, wasDone } = await moveDatabase({
  dataDir: DATA_DIR,
  url,
  uploads: new LocalStore(UPLOADS_DIR),
  objectStorage: S3_BUCKET === undefined ? undefined : await fileStore(),
  report: printProgress(),
});
for (const { name, rows } of tables) console.log(`${name}: ${rows.toLocaleString("en-US")} rows`);
console.log(
  wasDone
    ? `An earlier run had moved everything: each table of the ${target} is equal to the original.`
    : `Moved ${tables.length} tables. Each was read back and is equal to the original.`,
);
const count = files.count.toLocaleString("en-US");
console.log(
  S3_BUCKET === undefined
    ? `S3_BUCKET is not set, so the files stay in ${UPLOADS_DIR}: ${count} are intact.`
    : `The bucket ${S3_BUCKET} has the files: ${count} are intact. ${UPLOADS_DIR} stays as it is.`,
);
console.log(
  `Now set DATABASE_URL${
    SESSION_SECRET === undefined
      ? `, and SESSION_SECRET to the content of ${path.join(DATA_DIR, "session-secret")}. With another secret, authenticator apps and calendar feeds stop working`
      : " and keep SESSION_SECRET as it is"
  }. The embedded database in ${DATA_DIR} was not changed.`,
);
if (files.lost.length > 0) {
  console.error(listLost(files.lost));
  process.exitCode = 2;
}
