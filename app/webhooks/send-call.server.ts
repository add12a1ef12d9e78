import { and, eq, sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { db } from "~/db/client.server";
import { type WebhookAttempt, webhookCalls } from "~/db/schema.server";
import { fetchOutside, OutsideError, type OutsideRequest } from "~/lib/fetch-outside.server";
import { retryDelay } from "~/lib/retry-delay";
import { cleanText } from "~/lib/text";
import { webhookAttempts } from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import type { ClaimedCall } from "./claim-calls.server";
import { noteFailure, noteSuccess } from "./pause-failing.server";
import { openSecret } from "./webhook-secret.server";

/** How addresses are reached. */
export type Reach = Pick<OutsideRequest, "insideHosts" | "resolve" | "isRefused" | "ca" | "timeout">;

/** Bytes of an answer that are read: its beginning is shown to administrators. */
const answerBytes = 2_000;
/** Attempts of a call that are kept, and characters of each answer. */
const [maxAttempts, maxAnswer] = [10, 300];
/** The status of an address that wants nothing anymore. */
const gone = 410;

/** Sends an event to an address, and records what became of it. */
export async function sendCall(call: ClaimedCall, reach: Reach): Promise<void> {
  const startedAt = new Date();
  const { status, answer } = await attempt(call, startedAt, reach);
  const milliseconds = Date.now() - startedAt.getTime();
  const isSent = await recordAttempt(call, { at: startedAt.toISOString(), milliseconds, status, answer });
  const { id: callId, webhookId, type, attempts } = call;
  const facts = { callId, webhookId, type, attempts, status, milliseconds };
  if (isSent) log.info({ event: "webhook-sent", ...facts }, "Sent an event");
  else log.warn({ event: "webhook-not-sent", ...facts }, "Could not send an event");
}

async function attempt(call: ClaimedCall, at: Date, reach: Reach) {
  const { webhook, body } = call;
  const signature = sign(call, at);
  if (signature === "") return { status: null, answer: "secret" };
  try {
    const response = await fetchOutside(webhook.url, {
      ...reach,
      method: "POST",
      body,
      maxBytes: answerBytes,
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "Datum3D-Webhooks",
        "webhook-id": call.eventId,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": signature,
      },
    });
    return { status: response.status, answer: response.body.toString() };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { status: null, answer: error.message };
  }
}

/** Signs with the present secret and, for a while, the one before; empty if neither can be read. */
function sign({ webhook, eventId, body }: ClaimedCall, at: Date): string {
  const { id, encryptedSecret, encryptedPrevious, previousUntil } = webhook;
  const hasPrevious = encryptedPrevious !== null && previousUntil !== null && previousUntil > at;
  return [encryptedSecret, ...(hasPrevious ? [encryptedPrevious] : [])]
    .map((stored) => openSecret(stored, id))
    .filter((secret) => secret !== undefined)
    .map((secret) => new Webhook(secret).sign(eventId, at, body))
    .join(" ");
}

/**
 * Records an attempt, unless another worker has taken the call over.
 *
 * @returns whether the event was taken
 */
async function recordAttempt(call: ClaimedCall, attempt: WebhookAttempt): Promise<boolean> {
  const { status } = attempt;
  const isSent = status !== null && status >= 200 && status < 300;
  const delay = isSent || status === gone ? null : retryDelay(call.attempts);
  const answer = cleanText(attempt.answer).slice(0, maxAnswer);
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
