import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { afterCommit } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type MailCondition, mails } from "~/db/schema.server";
import { wakeMailWorker, lockMails, waitingAgain } from "./outbox.server";

/** Mails about a booking. `dependingOn` limits them to the mails with all of these conditions. */
interface WhichMails {
  bookingId: string;
  dependingOn?: MailCondition;
}

/**
 * Cancels waiting and held mails about a booking, because their content is no longer true. A mail that a worker is sending may still
 * arrive, and then counts as sent. Otherwise it is not retried.
 *
 * @param reason for the list of mails
 * @returns the ids, for `requeueCanceledMails`
 */
export async function cancelWaitingMails(
  transaction: Database,
  { bookingId, dependingOn }: WhichMails,
  reason: string,
): Promise<string[]> {
  const which = and(
    eq(mails.bookingId, bookingId),
    inArray(mails.state, ["waiting", "held"]),
    dependingOn && sql`${mails.condition} @> ${JSON.stringify(dependingOn)}::jsonb`,
  );
  return cancelAll(transaction, which, reason);
}

/**
 * Cancels the notices to a former member of staff: waiting, held and failed ones, which somebody could send again. A mail that removes a
 * visit from their calendar stays.
 */
export async function cancelNotices(transaction: Database, email: string, reason: string): Promise<void> {
  const which = and(
    mails.isNotice,
    eq(sql`lower(${mails.toAddress})`, email.toLowerCase()),
    inArray(mails.state, ["waiting", "held", "failed"]),
    sql`${mails.calendarMethod} is distinct from 'CANCEL'`,
  );
  await cancelAll(transaction, which, reason);
}

async function cancelAll(transaction: Database, which: SQL | undefined, reason: string): Promise<string[]> {
  const ids = await lockMails(transaction, which);
  if (ids.length === 0) return [];
  const isUnderWay = sql`${mails.leasedUntil} > now()`;
  await transaction
    .update(mails)
    .set({
      state: sql`case when ${isUnderWay} then ${mails.state} else 'canceled' end`,
      response: sql`case when ${isUnderWay} then ${mails.response} else ${reason} end`,
      voidReason: sql`case when ${isUnderWay} then ${reason} end`,
    })
    .where(inArray(mails.id, ids));
  return ids;
}

export async function requeueCanceledMails(transaction: Database, ids: readonly string[]): Promise<void> {
  const found = await lockMails(transaction, inArray(mails.id, [...ids]));
  if (found.length === 0) return;
  await transaction.update(mails).set({ voidReason: null }).where(inArray(mails.id, found));
  await transaction
    .update(mails)
    .set(waitingAgain)
    .where(and(inArray(mails.id, found), eq(mails.state, "canceled")));
  afterCommit(transaction, wakeMailWorker);
}
