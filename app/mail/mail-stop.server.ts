import { sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { mailStops } from "~/db/schema.server";

export type MailStop = typeof mailStops.$inferSelect;

/** Returns why no mail can be sent at present; null if mails are being sent. */
export async function findMailStop(): Promise<MailStop | null> {
  const [stop] = await db().select().from(mailStops);
  return stop ?? null;
}

export async function isQueueStopped(database: Database): Promise<boolean> {
  return (await database.select({ id: mailStops.id }).from(mailStops)).length > 0;
}

/**
 * Returns whether a mail about a booking is held by a limit, or waits while no mail can be sent at all: its reader should not wait for
 * it.
 */
export async function isMailDelayed(bookingId: string, toAddress: string): Promise<boolean> {
  const [found] = await rows<{ isDelayed: boolean }>(
    db(),
    sql`select exists(
      select 1 from mails
      where booking_id = ${bookingId}::uuid and to_address = ${toAddress}
        and (state = 'held' or (state = 'waiting' and exists(select 1 from mail_stops)))
    ) as "isDelayed"`,
  );
  return found?.isDelayed ?? false;
}
