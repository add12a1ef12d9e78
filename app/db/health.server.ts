import { within } from "~/lib/within.server";
import { currentConnection } from "./client.server";

/** Ping timeout in milliseconds. */
const pingTimeout = 3_000;

/** Whether the database responds to a ping in time. */
export async function isDatabaseReachable(): Promise<boolean> {
  const connection = currentConnection();
  if (!connection) return false;
  const pinged = connection.ping().then(
    () => true,
    () => false,
  );
  return within(pingTimeout, pinged, false);
}
