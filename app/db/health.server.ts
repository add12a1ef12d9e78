import { setTimeout as delay } from "node:timers/promises";
import { currentConnection } from "./client.server";

/** Milliseconds that the database has to answer. */
const pingTimeout = 3_000;

/** Whether the database answers, and soon. */
export async function isDatabaseAnswering(): Promise<boolean> {
  const connection = currentConnection();
  if (!connection) return false;
  const timer = new AbortController();
  try {
    const answered = connection.ping().then(
      () => true,
      () => false,
    );
    return await Promise.race([answered, delay(pingTimeout, false, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
}
