import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { afterCommit } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type MailCondition, mails } from "~/db/schema.server";
import { wakeMailWorker, lockMails, waitingAgain } from "./outbox.server";

/** Mails about a booking; of those, the ones that depend on all of this. */
interface WhichMails {
  bookingId: string;
  dependingOn?: MailCondition;
}

/**
 * Cancels mails about a booking that wait to be sent or are held, because they would say what is no longer true. One that a worker is
 * sending at this moment may still arrive: it then counts as sent. If it does not arrive, it is not tried again.
 *
 * @param reason why, for the list of mails
 * @returns their ids, for `requeueCanceledMails`
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
 * Cancels the notices to somebody who is no longer one of the staff: those that wait, are held or have failed, which somebody may send
 * again. What removes a visit from their calendar stays.
 *
 * @param reason why, for the list of mails
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

/** Queues canceled mails again, beyond any limit. */
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
