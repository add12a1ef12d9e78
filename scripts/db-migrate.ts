import "./command";
import { connect } from "~/db/client.server";
import { databaseSettings } from "~/db/settings.server";

/** `npm run db:migrate`: opening the database brings its tables up to date. */
const connection = await connect(databaseSettings());
console.log(`The tables are up to date (${connection.engine}).`);
await connection.close();
