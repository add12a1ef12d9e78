import { and, eq, sql } from "drizzle-orm";
import { recordAudit } from "~/audit/record-audit.server";
import { mailSubject } from "~/audit/subject";
import { afterCommit } from "~/db/after-commit.server";
import { db, rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { mails } from "~/db/schema.server";
import { cleanText } from "~/lib/text";
import { mailsQueued } from "~/metrics/metrics.server";
import { requireLiveSession } from "~/staff/sessions/live-session.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { wakeMailWorker } from "./wake-worker.server";

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
  | "limitKey"
>;

/**
 * Queues a mail in the transaction of what it reports: it is sent if that commits, and never otherwise. Call `wakeMailWorker`
 * after the commit. A mail whose `onceKey` is known already is not queued again.
 */
export async function enqueueMail(transaction: Database, mail: NewMail): Promise<void> {
  const queued = await transaction
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: mails.onceKey })
    .returning({ id: mails.id });
  afterCommit(transaction, () => mailsQueued.inc(queued.length));
}

/** A mail that this process may send until `leasedUntil`. */
export type ClaimedMail = typeof mails.$inferSelect & { leasedUntil: Date };

/** Milliseconds for which a process owns the mails that it has claimed; more than sending all of them can take. */
const leaseTime = 15 * 60_000;

/**
 * Claims waiting mails for this process. Rows that another process is claiming are skipped, and a mail whose process ended in the
 * middle is claimed again when its lease ends.
 */
export async function claimMails(limit: number): Promise<ClaimedMail[]> {
  const until = new Date(Date.now() + leaseTime);
  const claimed = await db()
    .update(mails)
    .set({ leasedUntil: until, attempts: sql`${mails.attempts} + 1` })
    .where(
      sql`${mails.id} = any(array(
        select id from mails
        where state = 'waiting' and next_attempt_at <= now() and (leased_until is null or leased_until < now())
        order by next_attempt_at, id
        limit ${limit}::int
        for update skip locked
      ))`,
    )
    .returning();
  return claimed.map((mail) => ({ ...mail, leasedUntil: until }));
}

/** What became of an attempt. */
export type MailOutcome =
  | { state: "sent"; response: string }
  | { state: "failed"; response: string }
  /** The mail is tried again after `delay` milliseconds. */
  | { state: "waiting"; response: string; delay: number };

export interface OutcomeOf {
  mail: ClaimedMail;
  outcome: MailOutcome;
}

/** Records the outcomes of attempts, except where the lease has ended and another process has taken the mail over. */
export async function recordOutcomes(outcomes: readonly OutcomeOf[]): Promise<void> {
  const values = outcomes.map(({ mail, outcome }) => ({
    id: mail.id,
    leased_until: mail.leasedUntil,
    state: outcome.state,
    response: cleanText(outcome.response.slice(0, 1_000)),
    next_attempt_at: outcome.state === "waiting" ? new Date(Date.now() + outcome.delay) : null,
  }));
  await db().execute(sql`
    update mails set
      state = outcome.state,
      response = outcome.response,
      leased_until = null,
      sent_at = case when outcome.state = 'sent' then now() else mails.sent_at end,
      next_attempt_at = coalesce(outcome.next_attempt_at, mails.next_attempt_at)
    from json_to_recordset(${JSON.stringify(values)}::json)
      as outcome(id uuid, leased_until timestamptz, state text, response text, next_attempt_at timestamptz)
    where mails.id = outcome.id and mails.leased_until = outcome.leased_until`);
}

/** Gives back mails whose sending has not begun. */
export async function releaseMails(claimed: readonly ClaimedMail[]): Promise<void> {
  for (const { id, leasedUntil } of claimed)
    await db()
      .update(mails)
      .set({ leasedUntil: null, attempts: sql`${mails.attempts} - 1` })
      .where(and(eq(mails.id, id), eq(mails.leasedUntil, leasedUntil)));
}

/** Returns the milliseconds until the next mail is due; null if none waits. */
export async function untilNextMail(): Promise<number | null> {
  const [next] = await rows<{ wait: number | null }>(
    db(),
    sql`select extract(epoch from min(greatest(next_attempt_at, coalesce(leased_until, next_attempt_at))) - now())::float8 * 1000 as wait
      from mails where state = 'waiting'`,
  );
  return next?.wait ?? null;
}

/**
 * Sends a mail again: a failed or canceled one with the same Message-ID, of a sent one a copy.
 *
 * @returns false if there is no such mail
 * @throws {SessionEndedError}
 */
export async function sendAgain(id: string, session: Session): Promise<boolean> {
  const isQueued = await db().transaction(async (transaction) => {
    const actor = await requireLiveSession(transaction, session);
    const [mail] = await transaction.select().from(mails).where(eq(mails.id, id)).for("update");
    if (!mail) return false;
    if (mail.state === "sent") {
      const { kind, bookingId, draftId, toAddress, replyTo, subject, content } = mail;
      const { calendar, calendarMethod } = mail;
      const about = { kind, bookingId, draftId };
      const copy = { ...about, toAddress, replyTo, subject, content, calendar, calendarMethod };
      await enqueueMail(transaction, copy);
    } else if (mail.state !== "waiting") {
      const again = { state: "waiting", attempts: 0, nextAttemptAt: sql`now()`, leasedUntil: null } as const;
      await transaction.update(mails).set(again).where(eq(mails.id, id));
    } else {
      await transaction
        .update(mails)
        .set({ nextAttemptAt: sql`now()` })
        .where(eq(mails.id, id));
    }
    await recordAudit(transaction, { action: "mail-sent-again", actor, subject: mailSubject(id) });
    return true;
  });
  if (isQueued) wakeMailWorker();
  return isQueued;
}
