import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { changeAsAdmin } from "~/access/admin-transaction.server";
import type { Session } from "~/access/session";
import { mailSubject, recordAudit, recognizeEntry } from "~/audit/record-audit.server";
import { afterCommit } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { mails, mailStops } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { findWait } from "./list-mails.server";
import { failedDays } from "./mail-limits";
import { isQueueStopped } from "./mail-stop.server";
import { enqueueMail, wakeMailWorker, lockMails } from "./outbox.server";

interface ResendResult {
  result: "done";
  /** `sending`: a worker holds the mail. `stopped`: it is sent when the queue resumes. `blocked`: it is sent after an earlier one. */
  state: "queued" | "sending" | "stopped" | "blocked";
}

const requeuedFields = { state: "waiting", nextAttemptAt: sql`now()`, voidReason: null } as const;

interface SendAgainOptions {
  session: Session;
  /** The id of a form that may be submitted again. A repeat does not send the same mails again. */
  formId?: string | undefined;
  /** Returns the current address of a booking's customer; undefined without one. */
  findCustomer: (transaction: Database, bookingId: string) => Promise<string | undefined>;
}

/**
 * Sends a mail as soon as possible, even if it was sent before. A sent mail, or one to a corrected address, is sent as a copy; any other
 * with the same Message-ID. A mail with a request's private link is sent only to the customer's current address, because the old recipient
 * must not get the new link. Returns the mail's new state; null for an unknown mail. Throws like `changeAsAdmin`.
 */
export async function sendAgain(
  id: string,
  { session, formId, findCustomer }: SendAgainOptions,
): Promise<ResendResult | null> {
  if (!isUuid(id)) return null;
  return changeAsAdmin(session, { act: "mail-sent-again" }, async (transaction) => {
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
    if (earlier) return { result: "done", state: "queued" };
    if (found.isLeased) return { result: "done", state: "sending" };
    const { mail } = found;
    const { kind, bookingId, draftId, replyTo, subject, content, isNotice, condition } = mail;
    const { calendar, calendarMethod } = mail;
    const hasPrivateLink = content.action && "page" in content.action && content.action.page === "request";
    const customer = hasPrivateLink && bookingId ? await findCustomer(transaction, bookingId) : undefined;
    const toAddress = customer ?? mail.toAddress;
    const isCopy = mail.state === "sent" || toAddress !== mail.toAddress;
    if (isCopy) {
      const copiedFields = { kind, bookingId, draftId, isNotice, condition };
      await enqueueMail(transaction, {
        ...copiedFields,
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
        .set({ ...requeuedFields, attempts })
        .where(eq(mails.id, id));
    }
    await recordAudit(transaction, {
      action: "mail-sent-again",
      actor: session.staff,
      subject: mailSubject(id),
      detail: ofForm,
    });
    if (await isQueueStopped(transaction)) return { result: "done", state: "stopped" };
    const isBlocked = !isCopy && (await findWait(id, transaction))?.kind === "blocked";
    return { result: "done", state: isBlocked ? "blocked" : "queued" };
  });
}

/**
 * Sends all held mails, beyond any limit and without counting against one. A repeat with the same `formId` does no harm. Returns the
 * number of mails. Throws like `changeAsAdmin`.
 */
export async function sendAllHeld(session: Session, formId?: string): Promise<number> {
  const request = { action: "held-mails-sent", session, formId } as const;
  return sendMany(request, eq(mails.state, "held"), { ...requeuedFields, response: "" });
}

/**
 * Sends all recently failed mails again. A repeat does no harm, because a queued mail has not failed. Returns the number of mails. Throws
 * like `changeAsAdmin`.
 */
export async function sendAllFailed(session: Session, formId?: string): Promise<number> {
  const since = sql`now() - make_interval(days => ${failedDays}::int)`;
  const request = { action: "failed-mails-sent", session, formId } as const;
  const which = and(eq(mails.state, "failed"), gt(mails.createdAt, since));
  return sendMany(request, which, { ...requeuedFields, attempts: 0 });
}

interface BulkResend {
  action: "held-mails-sent" | "failed-mails-sent";
  session: Session;
  formId: string | undefined;
}

async function sendMany(
  request: BulkResend,
  which: SQL | undefined,
  change: Partial<Pick<typeof mails.$inferInsert, "response" | "attempts">> & typeof requeuedFields,
): Promise<number> {
  const { action, session } = request;
  return changeAsAdmin(session, { act: action }, async (transaction) => {
    afterCommit(transaction, wakeMailWorker);
    const { earlier, ofForm } = await recognizeEntry(transaction, request, {});
    if (earlier) return Number(earlier.count);
    const ids = await lockMails(transaction, which);
    const { length } = ids;
    if (length > 0) await transaction.update(mails).set(change).where(inArray(mails.id, ids));
    const detail = { count: String(length), ...ofForm };
    if (length > 0) await recordAudit(transaction, { action, actor: session.staff, detail });
    return length;
  });
}

/** Lets a worker probe a stopped queue at once. A no-op if a probe is already due. Throws like `changeAsAdmin`. */
export async function probeQueueNow(session: Session): Promise<void> {
  await changeAsAdmin(session, { act: "mail-tried" }, async (transaction) => {
    afterCommit(transaction, wakeMailWorker);
    await transaction
      .update(mailStops)
      .set({ nextProbeAt: sql`now()` })
      .where(gt(mailStops.nextProbeAt, sql`now()`));
  });
}
