import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect, setConnection } from "~/db/client.server";
import { type AppServer, startApp } from "./app-server";
import { insertBookings } from "./bookings";

/** Starts the built app over a database that holds these bookings, the last one given being the newest. */
export async function startSeededApp(given: Parameters<typeof insertBookings>[0]): Promise<AppServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-app-"));
  const connection = await connect({ databaseUrl: undefined, dataDir: path.join(folder, "data") });
  setConnection(connection);
  await insertBookings(given);
  await connection.close();
  return startApp({ folder });
}
