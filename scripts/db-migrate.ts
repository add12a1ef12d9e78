import { connect } from "~/db/client.server";
import { env } from "~/env.server";

/** `npm run db:migrate`: opening the database brings its tables up to date. */
const { DATABASE_URL, DATA_DIR } = env();
const connection = await connect({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
console.log(`The tables are up to date (${connection.engine}).`);
await connection.close();
