import { and, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { type WebhookAttempt, webhookCalls } from "~/db/schema.server";
import { retryDelay } from "~/lib/retry-delay";
import { cleanText } from "~/lib/text";
import { webhookAttempts } from "~/metrics/metrics.server";
import type { ClaimedCall } from "./claim-calls.server";
import { noteFailure, noteSuccess } from "./pause-failing.server";

/** Attempts of a call that are kept, and characters of each answer. */
const [maxAttempts, maxResponse] = [10, 300];
/** The status of an address that wants nothing anymore. */
const gone = 410;

/**
 * Records an attempt, unless another worker has taken the call over.
 *
 * @returns whether the event was taken
 */
export async function recordAttempt(call: ClaimedCall, attempt: WebhookAttempt): Promise<boolean> {
  const { status } = attempt;
  const isSent = status !== null && status >= 200 && status < 300;
  const delay = isSent || status === gone ? null : retryDelay(call.attempts);
  const answer = cleanText(attempt.answer).slice(0, maxResponse);
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
