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

/** The number of stored attempts of a call, and the characters that are stored of each response. */
const [maxAttempts, maxResponse] = [10, 300];
/** The status (410 Gone) of an address that wants no more events. */
const goneStatus = 410;

/** Days of failures after which an address is paused. */
const failingDays = 3;
const maxReaders = 100;

/** Records an attempt, unless another worker has claimed the call. Returns whether the address accepted the event. */
export async function recordAttempt(call: ClaimedCall, attempt: WebhookAttempt): Promise<boolean> {
  const { status } = attempt;
  const isSent = status !== null && status >= 200 && status < 300;
  const delay = isSent || status === goneStatus ? null : retryDelay(call.attempts);
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
    else await noteFailure(transaction, call.webhookId, status === goneStatus);
  });
  webhookAttempts.inc({ outcome: isSent ? "sent" : delay === null ? "failed" : "delayed" });
  return isSent;
}

async function noteSuccess(transaction: Database, id: string): Promise<void> {
  await transaction
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, id), isNotNull(webhooks.failingSince)));
}

/**
 * Records a failure of an address. Pauses it and notifies administrators if it has failed for days, or wants no more events (`isGone`).
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
