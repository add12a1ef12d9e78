import postgres, { type Sql } from "postgres";
import { log } from "~/log.server";

const quiet = { onnotice: () => undefined };
/** Milliseconds between two looks at the server, and for its answer to one. */
const watchInterval = 5_000;
const answerTimeout = 5_000;

/** A pool of connections; a lost one is opened anew by the next query. */
export function openPostgres(url: string): Sql {
  return postgres(url, {
    max: 16,
    connect_timeout: 5,
    idle_timeout: 60,
    // Seconds before it tries again; left alone, postgres.js would wait up to 20 and keep queries waiting as long.
    backoff: () => 0.3,
    // Drizzle reads arrays by itself, and a server that stops during this query would end the process.
    fetch_types: false,
    connection: { application_name: "datum3d", statement_timeout: 30_000 },
    ...quiet,
  });
}

/**
 * Calls `onSilent` when the server takes what is sent and answers nothing, as a frozen machine or a network
 * that swallows packets does: queries would wait for an answer without end.
 *
 * @returns the function that ends the watch
 */
export function watchPostgres(url: string, onSilent: () => void): () => void {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    if (await isSilent(url)) {
      log.error({ event: "database-silent" }, "The database does not answer; its queries are given up");
      onSilent();
    }
    isLooking = false;
  };
  const timer = setInterval(() => void look(), watchInterval);
  timer.unref();
  return () => clearInterval(timer);
}

/** Asks on a connection of its own: those of the pool may all be busy. One that is refused is an answer. */
async function isSilent(url: string): Promise<boolean> {
  const probe = postgres(url, { max: 1, connect_timeout: 30, fetch_types: false, ...quiet });
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), answerTimeout);
  });
  const answer = probe`select 1`.then(
    () => false,
    () => false,
  );
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
    await probe.end({ timeout: 0 });
  }
}
