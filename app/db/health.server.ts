import { setTimeout as delay } from "node:timers/promises";
import { currentConnection } from "./client.server";

/** Ping timeout in milliseconds. */
const pingTimeout = 3_000;

/** Whether the database responds to a ping in time. */
export async function isDatabaseAnswering(): Promise<boolean> {
  const connection = currentConnection();
  if (!connection) return false;
  const timer = new AbortController();
  try {
    const pinged = connection.ping().then(
      () => true,
      () => false,
    );
    return await Promise.race([pinged, delay(pingTimeout, false, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
}
