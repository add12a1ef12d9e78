import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { users, type WebhookAttempt, webhookCalls, webhooks } from "~/db/schema.server";
import { retryDelay } from "~/lib/retry-delay";
import { cutText } from "~/lib/text";
import { enqueueMail } from "~/mail/outbox.server";
import * as text from "~/messages/webhooks";
import { webhookAttempts } from "~/metrics/metrics.server";
import { paths } from "~/paths";
import type { ClaimedCall } from "./claim-calls.server";

/** Attempts of a call that are kept, and characters of each answer. */
const [maxAttempts, maxResponse] = [10, 300];
/** The status of an address that wants nothing anymore. */
const gone = 410;

/** Days for which an address may fail. */
const failingDays = 3;
/** Administrators who are told, at most. */
const maxReaders = 100;

/**
 * Records an attempt, unless another worker has taken the call over.
 *
 * @returns whether the event was taken
 */
export async function recordAttempt(call: ClaimedCall, attempt: WebhookAttempt): Promise<boolean> {
  const { status } = attempt;
  const isSent = status !== null && status >= 200 && status < 300;
  const delay = isSent || status === gone ? null : retryDelay(call.attempts);
  const answer = cutText(attempt.answer, maxResponse);
  await db().transaction(async (transaction) => {
    const recorded = await transaction
      .update(webhookCalls)
      .set({
        state: isSent ? "sent" : delay === null ? "failed" : "waiting",
        log: [...call.log, { ...attempt, answer }].slice(-maxAttempts),
        leasedUntil: null,
        leasedBy: null,
        ...(isSent && { sentAt: sql`now()` }),
        ...(delay !== null && {
          nextAttemptAt: sql`now() + make_interval(secs => ${delay / 1_000}::float8)`,
        }),
      })
      .where(and(eq(webhookCalls.id, call.id), eq(webhookCalls.leasedBy, call.leasedBy)))
      .returning({ id: webhookCalls.id });
    if (recorded.length === 0) return;
    if (isSent) await noteSuccess(transaction, call.webhookId);
    else await noteFailure(transaction, call.webhookId, status === gone);
  });
  webhookAttempts.inc({ outcome: isSent ? "sent" : delay === null ? "failed" : "delayed" });
  return isSent;
}

/** Notes that an address has taken an event: its failures count from zero again. */
async function noteSuccess(transaction: Database, id: string): Promise<void> {
  await transaction
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, id), isNotNull(webhooks.failingSince)));
}

/**
 * Notes that an address has not taken an event. One that has failed for days, or wants nothing anymore, is paused, and administrators are
 * told.
 *
 * @param isGone whether the address wants nothing anymore
 */
async function noteFailure(transaction: Database, id: string, isGone: boolean): Promise<void> {
  await transaction
    .update(webhooks)
    .set({ failingSince: sql`now()` })
    .where(and(eq(webhooks.id, id), isNull(webhooks.failingSince)));
  const isTooLong = sql`${webhooks.failingSince} < now() - make_interval(days => ${failingDays}::int)`;
  const [paused] = await transaction
    .update(webhooks)
    .set({ pausedAt: sql`now()`, pauseReason: isGone ? "gone" : "failing" })
    .where(and(eq(webhooks.id, id), isNull(webhooks.pausedAt), isGone ? undefined : isTooLong))
    .returning();
  if (!paused) return;
  await recordAudit(transaction, { action: "webhook-failed", actor: null, subject: paused.description });
  const { subject, paragraphs, action } = text.pausedMail;
  const admins = await transaction
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.deactivatedAt)))
    .limit(maxReaders);
  for (const { email } of admins)
    await enqueueMail(transaction, {
      kind: "webhook-paused",
      toAddress: email,
      subject: subject(paused.description),
      content: {
        paragraphs: paragraphs(paused.description, paused.url, isGone ? null : failingDays),
        action: { label: action, path: paths.settingsWebhook(paused.id) },
      },
    });
}
