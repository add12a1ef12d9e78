import { withDatabaseOf } from "./app-home";
import { type AppServer, createAppHome, startApp } from "./app-server";
import { insertBookings } from "./bookings";

/** Starts the built app on a database that holds these bookings; the last one is the newest. */
export async function startSeededApp(rows: Parameters<typeof insertBookings>[0]): Promise<AppServer> {
  const home = await createAppHome();
  await withDatabaseOf(home, () => insertBookings(rows));
  return startApp({ home });
}
