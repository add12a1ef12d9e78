import { drizzle } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import { within } from "~/lib/timeouts.server";
import { log } from "~/process/log.server";
import type { ReadApart } from "./connection.server";
import * as schema from "./schema.server";

const quiet = { onnotice: () => undefined };
/** Milliseconds between two probes of the server. */
const watchInterval = 5_000;
/** Milliseconds without a response after which the server counts as silent. */
const probeTimeout = 5_000;
/** Milliseconds for a read on the separate connection, including the time to connect. */
const readTimeout = 1_000;

/** Opens a connection pool. The next query replaces a lost connection. */
export function openPostgres(url: string): Sql {
  return postgres(url, {
    max: 16,
    connect_timeout: 5,
    idle_timeout: 60,
    // Seconds between attempts to connect. By default, postgres.js waits up to 20 seconds, and queries wait with it.
    backoff: () => 0.3,
    // Drizzle parses arrays itself. By default, postgres.js queries their types when it connects, and crashes if the server stops during
    // that query.
    fetch_types: false,
    connection: {
      application_name: "datum3d",
      statement_timeout: 30_000,
      // The planner does not know that a search stops early. It would spend 100 ms on compiling a query that takes 80 ms.
      jit: "off",
      // A query that waits for a lock occupies a connection. Without the limit, a single lock could occupy the whole pool.
      lock_timeout: 8_000,
      // Releases the locks of a process that hangs in a transaction.
      idle_in_transaction_session_timeout: 60_000,
    },
    ...quiet,
  });
}

/**
 * Calls `onSilent` when the server does not respond, for example because its machine is frozen or the network drops packets. Without the
 * watch, queries would wait forever.
 *
 * @returns a function that stops the watch
 */
export function watchPostgres(url: string, onSilent: () => void): () => void {
  let isProbing = false;
  const check = async () => {
    if (isProbing) return;
    isProbing = true;
    if (await isSilent(url)) {
      log.error({ event: "database-silent" }, "The database does not respond: its queries are rejected");
      onSilent();
    }
    isProbing = false;
  };
  const timer = setInterval(() => void check(), watchInterval);
  timer.unref();
  return () => clearInterval(timer);
}

/** Probes on a separate connection, because the pool may be busy. A rejected connection counts as a response. */
async function isSilent(url: string): Promise<boolean> {
  const probe = postgres(url, { max: 1, connect_timeout: 30, fetch_types: false, ...quiet });
  const response = probe`select 1`.then(
    () => false,
    () => false,
  );
  try {
    return await within(probeTimeout, response, true);
  } finally {
    await probe.end({ timeout: 0 });
  }
}

/**
 * Opens a connection for short queries. They must not wait for visitors' queries, which may occupy the whole pool, or for a connection that
 * has died silently. A connection that does not respond in time is replaced before the next query.
 */
export function openSeparateConnection(url: string): { readApart: ReadApart; close: () => Promise<void> } {
  let client: Sql | undefined;
  const open = () =>
    postgres(url, {
      max: 1,
      connect_timeout: readTimeout / 1000,
      fetch_types: false,
      connection: { application_name: "datum3d", statement_timeout: readTimeout },
      ...quiet,
    });
  return {
    readApart: async (read) => {
      const current = (client ??= open());
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error("The separate connection does not respond")), readTimeout);
      });
      try {
        return await Promise.race([read(drizzle(current, { schema, casing: "snake_case" })), timeout]);
      } catch (error) {
        if (client === current) client = undefined;
        void current.end({ timeout: 0 });
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => {
      await client?.end({ timeout: 1 });
    },
  };
}
