import "./command";
import { connect, setConnection } from "~/db/client.server";
import { databaseSettings } from "~/db/settings.server";
import { resetAdmin } from "~/staff/reset-admin.server";

/** `npm run admin:reset`: gives the system admin (ADMIN_EMAIL) a new password and prints it once. */
const connection = await connect(databaseSettings());
setConnection(connection);
await resetAdmin();
await connection.close();
