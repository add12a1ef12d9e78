import path from "node:path";
import { connect, setConnection } from "~/db/client.server";
import { createAppFolder } from "./app-folder";
import { type AppServer, startApp } from "./app-server";
import { insertBookings } from "./bookings";

/** Starts the built app on a database that holds these bookings; the last one is the newest. */
export async function startSeededApp(rows: Parameters<typeof insertBookings>[0]): Promise<AppServer> {
  const folder = createAppFolder();
  const connection = await connect({ databaseUrl: undefined, dataDir: path.join(folder, "data") });
  setConnection(connection);
  await insertBookings(rows);
  await connection.close();
  return startApp({ folder });
}
