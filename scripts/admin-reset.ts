import "./lib/command";
import { setConnection } from "~/db/client.server";
import { resetAdmin } from "~/staff/accounts/reset-admin.server";
import { openDatabase } from "./lib/open-database";

/**
 * `npm run admin:reset`: gives the system admin (ADMIN_EMAIL) a new password and prints it once. It creates no
 * database: an account in a new one would open nothing.
 */
const connection = await openDatabase({ mayCreate: false });
setConnection(connection);
await resetAdmin();
await connection.close();
