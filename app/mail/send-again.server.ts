import { and, eq, gt, sql } from "drizzle-orm";
import { type AdminTransaction, changeAsAdmin } from "~/access/change-as-admin.server";
import type { Session } from "~/access/session";
import { mailSubject, recordAudit } from "~/audit/record-audit.server";
import { recognizeEntry } from "~/audit/repeat.server";
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
 * @param formId of a request that may come again: what it has sent already is not sent again
 * @returns what happens to it now; null if there is no such mail
 * @throws {SessionEndedError}
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 */
export async function sendAgain(id: string, session: Session, formId?: string): Promise<Queued | null> {
  return changeAsAdmin(session, {}, async (transaction) => {
    afterCommit(transaction, wakeMailWorker);
    const isLeased = sql<boolean>`coalesce(${mails.leasedUntil} > now(), false)`;
    const [found] = await transaction
      .select({ mail: mails, isLeased })
      .from(mails)
      .where(eq(mails.id, id))
      .for("update");
    if (!found) return null;
    const request = { action: "mail-sent-again", session, formId } as const;
    const { earlier, ofForm } = await recognizeEntry(transaction, request, { id });
    if (earlier) return { result: "queued" };
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
    await recordAudit(transaction, {
      action: "mail-sent-again",
      actor: session.staff,
      subject: mailSubject(id),
      detail: ofForm,
    });
    if (await isQueueStopped(transaction)) return { result: "stopped" };
    const isBlocked = mail.state !== "sent" && (await findWait(id, transaction))?.kind === "blocked";
    return { result: isBlocked ? "blocked" : "queued" };
  });
}

/**
 * Sends all mails that limits hold back, beyond any limit and without counting for one. Repeating it does no harm.
 *
 * @param formId of a request that may come again
 * @returns how many
 * @throws {SessionEndedError}
 * @throws {NotAllowedError}
 */
export async function sendAllHeld(session: Session, formId?: string): Promise<number> {
  return sendMany({ action: "held-mails-sent", session, formId }, (transaction) =>
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
 * @param formId of a request that may come again
 * @returns how many
 * @throws {SessionEndedError}
 * @throws {NotAllowedError}
 */
export async function sendAllFailed(session: Session, formId?: string): Promise<number> {
  const since = sql`now() - make_interval(days => ${failedDays}::int)`;
  return sendMany({ action: "failed-mails-sent", session, formId }, (transaction) =>
    transaction
      .update(mails)
      .set({ ...queued, attempts: 0 })
      .where(and(eq(mails.state, "failed"), gt(mails.createdAt, since)))
      .returning({ id: mails.id }),
  );
}

interface SendMany {
  action: "held-mails-sent" | "failed-mails-sent";
  session: Session;
  formId: string | undefined;
}

async function sendMany(
  request: SendMany,
  send: (transaction: AdminTransaction) => Promise<{ id: string }[]>,
): Promise<number> {
  const { action, session } = request;
  return changeAsAdmin(session, {}, async (transaction) => {
    afterCommit(transaction, wakeMailWorker);
    const { earlier, ofForm } = await recognizeEntry(transaction, request, {});
    if (earlier) return Number(earlier.count);
    const { length } = await send(transaction);
    const detail = { count: String(length), ...ofForm };
    if (length > 0) await recordAudit(transaction, { action, actor: session.staff, detail });
    return length;
  });
}

/**
 * Lets a worker try at once whether mails can be sent again. Where one is about to, nothing changes.
 *
 * @throws {SessionEndedError}
 * @throws {NotAllowedError}
 */
export async function tryNow(session: Session): Promise<void> {
  await changeAsAdmin(session, {}, async (transaction) => {
    afterCommit(transaction, wakeMailWorker);
    await transaction
      .update(mailStops)
      .set({ nextProbeAt: sql`now()` })
      .where(gt(mailStops.nextProbeAt, sql`now()`));
  });
}
