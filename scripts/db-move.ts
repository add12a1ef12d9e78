import "./lib/command";
import path from "node:path";
import { moveDatabase } from "~/backup/move.server";
import { describeDatabase } from "~/db/connection.server";
import { env } from "~/process/env.server";
import { parseArguments } from "./lib/arguments";

/**
 * `npm run db:move -- <DATABASE_URL>`: copies the embedded database to an empty PostgreSQL database. The site must not run. Exit code 1:
 * PostgreSQL was not changed.
 */
const usage = "npm run db:move -- postgres://user:password@host:5432/name";
const { positionals } = parseArguments(usage, {}, 1);
const [url] = positionals;
if (url === undefined || !/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
  console.error(`Name the address of an empty PostgreSQL database.\n${usage}`);
  process.exit(1);
}

const { DATA_DIR, SESSION_SECRET } = env();
const target = describeDatabase({ databaseUrl: url, dataDir: DATA_DIR });
console.log(
  `Moving the ${describeDatabase({ databaseUrl: undefined, dataDir: DATA_DIR })} to the ${target}.`,
);
const tables = await moveDatabase(DATA_DIR, url);
for (const [name, rows] of tables) console.log(`${name}: ${rows.toLocaleString("en-US")} rows`);
console.log(`Moved ${tables.size} tables, each with all of its rows. The stored files stay where they are.`);
console.log(
  `Now set DATABASE_URL${
    SESSION_SECRET === undefined
      ? `, and SESSION_SECRET to the content of ${path.join(DATA_DIR, "session-secret")}. With another secret, authenticator apps and calendar feeds stop working`
      : " and keep SESSION_SECRET as it is"
  }. The embedded database in ${DATA_DIR} is still there.`,
);
