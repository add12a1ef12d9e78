import "./lib/command";
import { setConnection } from "~/db/client.server";
import { printAdminLink, resetAdmin } from "~/staff/accounts/reset-admin.server";
import { openDatabase } from "./lib/open-database";

/**
 * `npm run admin:reset`: sets a new password for the system admin (ADMIN_EMAIL) and prints it once. With `-- --link`, prints a link to
 * choose one. Does not create a missing database, because an account in a new one would be useless.
 */
const connection = await openDatabase({ mayCreate: false });
setConnection(connection);
await (process.argv.includes("--link") ? printAdminLink() : resetAdmin());
await connection.close();
