import { and, asc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { afterCommit } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type MailContent, mails } from "~/db/schema.server";
import { createWake } from "~/lib/worker-loop";
import { currentLocale } from "~/messages/current-locale.server";
import { defaultLocale } from "~/messages/languages";
import { mailsQueued } from "~/metrics/metrics.server";

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
  /** The earliest time of sending; by default, now. */
  nextAttemptAt?: SQL;
};

type LimitedMail = NewMail &
  Pick<typeof mails.$inferInsert, "state" | "response" | "lane" | "limitKey" | "senderKey" | "rangeKey"> & {
    admittedAt?: SQL;
  };

/** `wakeMailWorker` wakes the mail worker of this process. `onMailQueued` registers its function, or removes it with undefined. */
export const { wake: wakeMailWorker, onWake: onMailQueued } = createWake();

export const isUnleased = or(isNull(mails.leasedUntil), lt(mails.leasedUntil, sql`now()`));

/** Makes a mail wait like a new one, without holding it for a limit. */
export const waitingAgain = {
  state: "waiting",
  response: "",
  attempts: 0,
  nextAttemptAt: sql`now()`,
  admittedAt: sql`case when ${mails.lane} is not null then coalesce(${mails.admittedAt}, now()) end`,
} as const;

/** Makes a held mail wait. It counts against its limits from now on. */
export const admitted = {
  state: "waiting",
  response: "",
  admittedAt: sql`now()`,
  nextAttemptAt: sql`now()`,
} as const;

/** Locks mails in the workers' order, so the two cannot deadlock. Returns the ids. */
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
 * Queues a mail in the transaction of the change that it reports. The mail is sent only if that commits. A mail with a known `onceKey` is
 * not queued again.
 *
 * Releases earlier held mails about the booking to the same recipient: mails are sent in order, and a person who writes to a visitor has
 * judged the request as real.
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
 * Inserts a mail, in the current language unless its content names one. Its time is later than that of all waiting mails to the same
 * recipient about the same booking.
 */
export async function insertMail(transaction: Database, mail: LimitedMail): Promise<void> {
  const nextTime = sql`select max(created_at) + interval '1 millisecond' from mails
    where booking_id = ${mail.bookingId ?? null}::uuid and to_address = ${mail.toAddress} and state in ('waiting', 'held')`;
  const queued = await transaction
    .insert(mails)
    .values({
      ...mail,
      content: withLanguage(mail.content),
      createdAt: sql`greatest(clock_timestamp(), (${nextTime}))`,
    })
    .onConflictDoNothing({ target: mails.onceKey })
    .returning({ id: mails.id });
  afterCommit(transaction, () => {
    mailsQueued.inc(queued.length);
    wakeMailWorker();
  });
}

/** Omits English, the default. */
function withLanguage({ language = currentLocale(), ...content }: MailContent): MailContent {
  return language === defaultLocale ? content : { language, ...content };
}

/** Changes a waiting mail of this kind to this address that no worker holds. Returns false without one. */
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

export async function moveDraftMails(transaction: Database, from: string, to: string): Promise<void> {
  await transaction.update(mails).set({ draftId: to }).where(eq(mails.draftId, from));
}
