import "./lib/command";
import { openDatabase } from "./lib/open-database";

/** `npm run db:migrate`: opening the database brings its tables up to date. */
const connection = await openDatabase({ mayCreate: true });
console.log("The tables are up to date.");
await connection.close();
