import { sql } from "drizzle-orm";
import { startPostgres } from "#tests/support/database/postgres-server";
import { connect, db, setConnection } from "~/db/client.server";
import { fillBookings } from "./fill";

interface MillionBookings {
  url: string;
  stop: () => Promise<void>;
}

let started: Promise<MillionBookings> | undefined;

/** Starts a separate PostgreSQL with a million bookings, which all rows share. From then on, `db()` returns it. */
export function millionBookings(): Promise<MillionBookings> {
  return (started ??= start());
}

export async function stopMillionBookings(): Promise<void> {
  const server = await started?.catch(() => undefined);
  await server?.stop();
}

async function start(): Promise<MillionBookings> {
  const server = await startPostgres();
  if (!server) throw new Error("no PostgreSQL was found on this machine");
  const connection = await connect({ databaseUrl: server.url, dataDir: "" });
  setConnection(connection);
  process.stderr.write("Filling PostgreSQL with 1,000,000 bookings …\n");
  await fillBookings(server.url, 1_000_000);
  // Autovacuum would run within a minute, in the middle of the measurement.
  await db().execute(sql`vacuum analyze`);
  return {
    url: server.url,
    stop: async () => {
      await connection.close();
      await server.stop();
    },
  };
}
