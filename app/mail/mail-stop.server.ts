import { lte, sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { mailStops } from "~/db/schema.server";
import { cutText } from "~/lib/text";
import { log } from "~/process/log.server";

export type MailStop = typeof mailStops.$inferSelect;

/** A failure that says nothing about the mail. */
export interface Obstacle {
  cause: MailStop["cause"];
  /** Whether no single mail can be the cause. */
  isCertain: boolean;
  response: string;
  /** Whether the server did not even take the connection. */
  isBeforeMail: boolean;
}

/** Seconds between two probes: attempts to send one mail while the queue is stopped. */
const probeSeconds = 60;
const nextProbe = sql`now() + make_interval(secs => ${probeSeconds}::int)`;

/** Returns why no mail can be sent at present; null if mails are being sent. */
export async function findMailStop(): Promise<MailStop | null> {
  const [stop] = await db().select().from(mailStops);
  return stop ?? null;
}

export async function isQueueStopped(database: Database): Promise<boolean> {
  return (await database.select({ id: mailStops.id }).from(mailStops)).length > 0;
}

/**
 * Stops the queue of all processes, or notes that it is still stopped. If a mail may be the cause, another one is tried at once.
 */
export async function stopQueue({ cause, isCertain, ...obstacle }: Obstacle): Promise<void> {
  const response = cutText(obstacle.response, 1_000);
  const [stop] = await db()
    .insert(mailStops)
    .values({ cause, response, nextProbeAt: isCertain ? nextProbe : sql`now()` })
    .onConflictDoUpdate({ target: mailStops.id, set: { cause, response, nextProbeAt: nextProbe } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (stop?.isNew) log.error({ event: "mail-queue-stopped", cause }, "No mail can be sent");
}

/** Returns whether this worker is to try one mail. Of several workers, one is. */
export async function takeProbe(): Promise<boolean> {
  const taken = await db()
    .update(mailStops)
    .set({ nextProbeAt: nextProbe })
    .where(lte(mailStops.nextProbeAt, sql`now()`))
    .returning({ id: mailStops.id });
  return taken.length > 0;
}

/** Lets all mails be sent again. */
export async function resumeQueue(): Promise<void> {
  const ended = await db().delete(mailStops).returning({ id: mailStops.id });
  if (ended.length > 0) log.info({ event: "mail-queue-resumed" }, "Mails are being sent again");
}

/** Returns the milliseconds until a mail may be tried while the queue is stopped; null if it is not stopped. */
export async function untilProbe(): Promise<number | null> {
  const [stop] = await rows<{ wait: number }>(
    db(),
    sql`select extract(epoch from next_probe_at - now())::float8 * 1000 as wait from mail_stops`,
  );
  return stop?.wait ?? null;
}

/**
 * Returns whether a mail about a booking is held by a limit, or waits while no mail can be sent at all: its recipient should not wait for
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
