import { sql } from "drizzle-orm";
import { afterCommit } from "~/db/after-commit.server";
import type { Database } from "~/db/connection.server";
import { mails } from "~/db/schema.server";
import { mailsQueued } from "~/metrics/metrics.server";

/** A mail to be sent. */
export type NewMail = Pick<
  typeof mails.$inferInsert,
  | "kind"
  | "bookingId"
  | "draftId"
  | "toAddress"
  | "replyTo"
  | "subject"
  | "content"
  | "calendar"
  | "calendarMethod"
  | "onceKey"
  | "isNotice"
  | "condition"
  | "expiresAt"
>;

/** A mail that the limits of `mail-limits` have judged. */
export type LimitedMail = NewMail &
  Pick<
    typeof mails.$inferInsert,
    "state" | "response" | "lane" | "limitKey" | "senderKey" | "rangeKey" | "admittedAt"
  >;

/**
 * Queues a mail in the transaction of what it reports: it is sent if that commits, and never otherwise. Call `wakeMailWorker`
 * after the commit. A mail whose `onceKey` is known already is not queued again.
 */
export async function enqueueMail(transaction: Database, mail: NewMail): Promise<void> {
  await insertMail(transaction, mail);
}

/** Inserts a mail. Its time is later than that of every other one that waits for the same reader of the same booking. */
export async function insertMail(transaction: Database, mail: LimitedMail): Promise<void> {
  const last = sql`select max(created_at) + interval '1 millisecond' from mails
    where booking_id = ${mail.bookingId ?? null}::uuid and to_address = ${mail.toAddress} and state in ('waiting', 'held')`;
  const queued = await transaction
    .insert(mails)
    .values({ ...mail, createdAt: sql`greatest(clock_timestamp(), (${last}))` })
    .onConflictDoNothing({ target: mails.onceKey })
    .returning({ id: mails.id });
  afterCommit(transaction, () => mailsQueued.inc(queued.length));
}
