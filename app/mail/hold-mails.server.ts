import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { mails } from "~/db/schema.server";

/**
 * Cancels the mails about a booking that wait to be sent. One that a worker is sending at this moment may still arrive.
 *
 * @param reason why, for the list of mails
 * @returns their ids, for `resumeMails`
 */
export async function cancelWaitingMails(
  transaction: Database,
  bookingId: string,
  reason: string,
): Promise<string[]> {
  const canceled = await transaction
    .update(mails)
    .set({ state: "canceled", response: reason, leasedUntil: null })
    .where(and(eq(mails.bookingId, bookingId), eq(mails.state, "waiting")))
    .returning({ id: mails.id });
  return canceled.map(({ id }) => id);
}

/** Queues canceled mails again. Call `wakeMailWorker` after the commit. */
export async function resumeMails(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(mails)
    .set({ state: "waiting", response: "", attempts: 0, nextAttemptAt: sql`now()`, leasedUntil: null })
    .where(and(inArray(mails.id, [...ids]), eq(mails.state, "canceled")));
}
