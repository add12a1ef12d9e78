import "./lib/command";
import { openDatabase } from "./lib/open-database";

/** `npm run db:migrate`: opens the database, which applies pending migrations. */
const connection = await openDatabase({ mayCreate: true });
console.log("The tables are up to date.");
await connection.close();
