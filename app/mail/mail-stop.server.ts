import { lte, sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { mailStops } from "~/db/schema.server";
import { cutText } from "~/lib/text";
import { log } from "~/process/log.server";

export type MailStop = typeof mailStops.$inferSelect;

/** A failure that does not depend on the mail. */
export interface Obstacle {
  cause: MailStop["cause"];
  /** Whether no single mail can be the cause. */
  isCertain: boolean;
  response: string;
  /** Whether the server did not even accept the connection. */
  isBeforeMail: boolean;
}

/** Seconds between two probes. A probe attempts to send one mail while the queue is stopped. */
const probeSeconds = 60;
const nextProbe = sql`now() + make_interval(secs => ${probeSeconds}::int)`;

export async function findMailStop(): Promise<MailStop | null> {
  const [stop] = await db().select().from(mailStops);
  return stop ?? null;
}

export async function isQueueStopped(database: Database): Promise<boolean> {
  return (await database.select({ id: mailStops.id }).from(mailStops)).length > 0;
}

/** Stops the queue of all processes, or updates the stop. If the mail may be the cause, a probe with another mail follows at once. */
export async function stopQueue({ cause, isCertain, ...obstacle }: Obstacle): Promise<void> {
  const response = cutText(obstacle.response, 1_000);
  const [stop] = await db()
    .insert(mailStops)
    .values({ cause, response, nextProbeAt: isCertain ? nextProbe : sql`now()` })
    .onConflictDoUpdate({ target: mailStops.id, set: { cause, response, nextProbeAt: nextProbe } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (stop?.isNew) log.error({ event: "mail-queue-stopped", cause }, "No mail can be sent");
}

/** Returns whether this worker should send a probe. Only one worker gets true for each probe. */
export async function takeProbe(): Promise<boolean> {
  const claimedProbe = await db()
    .update(mailStops)
    .set({ nextProbeAt: nextProbe })
    .where(lte(mailStops.nextProbeAt, sql`now()`))
    .returning({ id: mailStops.id });
  return claimedProbe.length > 0;
}

export async function resumeQueue(): Promise<void> {
  const endedStops = await db().delete(mailStops).returning({ id: mailStops.id });
  if (endedStops.length > 0) log.info({ event: "mail-queue-resumed" }, "Mails are being sent again");
}

/** Returns the milliseconds until the next probe; null if the queue is not stopped. */
export async function untilProbe(): Promise<number | null> {
  const [stop] = await rows<{ wait: number }>(
    db(),
    sql`select extract(epoch from next_probe_at - now())::float8 * 1000 as wait from mail_stops`,
  );
  return stop?.wait ?? null;
}

/** Returns whether the recipient should not wait for a mail about a booking, because a limit holds it or the queue is stopped. */
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
