import { and, asc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { afterCommit } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type MailContent, mails } from "~/db/schema.server";
import { createWake } from "~/lib/worker-loop";
import { currentLocale } from "~/messages/current-locale.server";
import { defaultLocale } from "~/messages/languages";
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
> & {
  /** The time from which the mail may be sent; at once without it. */
  nextAttemptAt?: SQL;
};

/** A mail that the limits of `mail-limits` have judged. */
type LimitedMail = NewMail &
  Pick<typeof mails.$inferInsert, "state" | "response" | "lane" | "limitKey" | "senderKey" | "rangeKey"> & {
    admittedAt?: SQL;
  };

/** Tells the mail worker of this process that a mail was queued; registers the function that wakes it, undefined when it stops. */
export const { wake: wakeMailWorker, onWake: onMailQueued } = createWake();

/** Whether no worker holds the mail. */
export const isUnleased = or(isNull(mails.leasedUntil), lt(mails.leasedUntil, sql`now()`));

/** What makes a mail wait as if it were new, beyond any limit. */
export const waitingAgain = {
  state: "waiting",
  response: "",
  attempts: 0,
  nextAttemptAt: sql`now()`,
  admittedAt: sql`case when ${mails.lane} is not null then coalesce(${mails.admittedAt}, now()) end`,
} as const;

/** What makes a held mail wait: it counts for its limits from now on. */
export const admitted = {
  state: "waiting",
  response: "",
  admittedAt: sql`now()`,
  nextAttemptAt: sql`now()`,
} as const;

/** Locks mails in the order in which workers lock them too, so that the two cannot deadlock. Returns their ids. */
export async function lockMails(transaction: Database, which: SQL | undefined): Promise<string[]> {
  const found = await transaction
    .select({ id: mails.id })
    .from(mails)
    .where(which)
    .orderBy(asc(mails.id))
    .for("update");
  return found.map(({ id }) => id);
}

/**
 * Queues a mail in the transaction of what it reports: it is sent if that commits, and never otherwise. A mail whose `onceKey` is known
 * already is not queued again.
 *
 * Earlier mails about the booking that are held for the same recipient go out with it: mails leave in order, and who writes to a visitor
 * has judged that the request is real.
 */
export async function enqueueMail(transaction: Database, mail: NewMail): Promise<void> {
  const { bookingId, toAddress } = mail;
  if (bookingId)
    await transaction
      .update(mails)
      .set(admitted)
      .where(and(eq(mails.bookingId, bookingId), eq(mails.toAddress, toAddress), eq(mails.state, "held")));
  await insertMail(transaction, mail);
}

/**
 * Inserts a mail, in the current language if its content names none. Its time is later than that of every other one that waits for the
 * same recipient of the same booking.
 */
export async function insertMail(transaction: Database, mail: LimitedMail): Promise<void> {
  const last = sql`select max(created_at) + interval '1 millisecond' from mails
    where booking_id = ${mail.bookingId ?? null}::uuid and to_address = ${mail.toAddress} and state in ('waiting', 'held')`;
  const queued = await transaction
    .insert(mails)
    .values({
      ...mail,
      content: withLanguage(mail.content),
      createdAt: sql`greatest(clock_timestamp(), (${last}))`,
    })
    .onConflictDoNothing({ target: mails.onceKey })
    .returning({ id: mails.id });
  afterCommit(transaction, () => {
    mailsQueued.inc(queued.length);
    wakeMailWorker();
  });
}

/** English is not stored. */
function withLanguage({ language = currentLocale(), ...content }: MailContent): MailContent {
  return language === defaultLocale ? content : { language, ...content };
}

/**
 * Changes a mail of this kind to this address while it waits. One that a worker is claiming is sent as it is.
 *
 * @returns false if none waits
 */
export async function updateWaitingMail(
  transaction: Database,
  { kind, toAddress }: Pick<NewMail, "kind" | "toAddress">,
  change: (
    mail: Pick<typeof mails.$inferSelect, "content" | "createdAt">,
  ) => Pick<NewMail, "subject" | "content">,
): Promise<boolean> {
  const [waiting] = await transaction
    .select({ id: mails.id, content: mails.content, createdAt: mails.createdAt })
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.toAddress, toAddress), eq(mails.state, "waiting"), isUnleased))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!waiting) return false;
  const { subject, content } = change(waiting);
  await transaction.update(mails).set({ subject, content }).where(eq(mails.id, waiting.id));
  return true;
}

/** Makes the mails about a draft those of its new id. */
export async function moveDraftMails(transaction: Database, from: string, to: string): Promise<void> {
  await transaction.update(mails).set({ draftId: to }).where(eq(mails.draftId, from));
}
