import { and, eq, gt, sql } from "drizzle-orm";
import { type AdminTransaction, changeAsAdmin } from "~/access/change-as-admin.server";
import type { Session } from "~/access/session";
import { mailSubject, recordAudit } from "~/audit/record-audit.server";
import { afterCommit } from "~/db/client.server";
import { mails, mailStops } from "~/db/schema.server";
import { findWait } from "./list-mails.server";
import { failedDays } from "./mail-limits";
import { isQueueStopped } from "./mail-stop.server";
import { enqueueMail, wakeMailWorker } from "./outbox.server";

/** `sending`: a worker has the mail in hand. `stopped`: it is sent as soon as any mail can be. `blocked`: after an earlier one. */
interface Queued {
  result: "queued" | "sending" | "stopped" | "blocked";
}

const queued = { state: "waiting", nextAttemptAt: sql`now()`, voidReason: null } as const;

/**
 * Sends a mail as soon as possible, again if it has been sent before: of a sent one a copy, every other one with the same Message-ID.
 *
 * @returns what happens to it now; null if there is no such mail
 * @throws {SessionEndedError}
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 */
export async function sendAgain(id: string, session: Session): Promise<Queued | null> {
  return changeAsAdmin(session, {}, async (transaction) => {
    afterCommit(transaction, wakeMailWorker);
    const isLeased = sql<boolean>`coalesce(${mails.leasedUntil} > now(), false)`;
    const [found] = await transaction
      .select({ mail: mails, isLeased })
      .from(mails)
      .where(eq(mails.id, id))
      .for("update");
    if (!found) return null;
    if (found.isLeased) return { result: "sending" };
    const { mail } = found;
    if (mail.state === "sent") {
      const { kind, bookingId, draftId, toAddress, replyTo, subject, content, isNotice, condition } = mail;
      const { calendar, calendarMethod } = mail;
      const about = { kind, bookingId, draftId, isNotice, condition };
      await enqueueMail(transaction, {
        ...about,
        toAddress,
        replyTo,
        subject,
        content,
        calendar,
        calendarMethod,
      });
    } else {
      const attempts = mail.state === "waiting" ? mail.attempts : 0;
      await transaction
        .update(mails)
        .set({ ...queued, attempts })
        .where(eq(mails.id, id));
    }
    const actor = session.staff;
    await recordAudit(transaction, { action: "mail-sent-again", actor, subject: mailSubject(id) });
    if (await isQueueStopped(transaction)) return { result: "stopped" };
    const isBlocked = mail.state !== "sent" && (await findWait(id, transaction))?.kind === "blocked";
    return { result: isBlocked ? "blocked" : "queued" };
  });
}

/**
 * Sends all mails that limits hold back, beyond any limit and without counting for one. Repeating it does no harm.
 *
 * @returns how many
 * @throws {SessionEndedError}
 * @throws {NotAllowedError}
 */
export async function sendAllHeld(session: Session): Promise<number> {
  return sendMany(session, "held-mails-sent", (transaction) =>
    transaction
      .update(mails)
      .set({ ...queued, response: "" })
      .where(eq(mails.state, "held"))
      .returning({ id: mails.id }),
  );
}

/**
 * Sends all mails that failed within the last days once more. Repeating it does no harm: a mail that is queued has not failed.
 *
 * @returns how many
 * @throws {SessionEndedError}
 * @throws {NotAllowedError}
 */
export async function sendAllFailed(session: Session): Promise<number> {
  const since = sql`now() - make_interval(days => ${failedDays}::int)`;
  return sendMany(session, "failed-mails-sent", (transaction) =>
    transaction
      .update(mails)
      .set({ ...queued, attempts: 0 })
      .where(and(eq(mails.state, "failed"), gt(mails.createdAt, since)))
      .returning({ id: mails.id }),
  );
}

async function sendMany(
  session: Session,
  action: "held-mails-sent" | "failed-mails-sent",
  send: (transaction: AdminTransaction) => Promise<{ id: string }[]>,
): Promise<number> {
  return changeAsAdmin(session, {}, async (transaction) => {
    afterCommit(transaction, wakeMailWorker);
    const { length } = await send(transaction);
    if (length > 0)
      await recordAudit(transaction, { action, actor: session.staff, detail: { count: String(length) } });
    return length;
  });
}

/**
 * Lets a worker try at once whether mails can be sent again.
 *
 * @throws {SessionEndedError}
 * @throws {NotAllowedError}
 */
export async function tryNow(session: Session): Promise<void> {
  await changeAsAdmin(session, {}, async (transaction) => {
    afterCommit(transaction, wakeMailWorker);
    await transaction.update(mailStops).set({ nextProbeAt: sql`now()` });
  });
}
