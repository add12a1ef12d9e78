import { Webhook } from "standardwebhooks";
import { fetchOutside, OutsideError, type OutsideRequest } from "~/lib/fetch-outside.server";
import { log } from "~/process/log.server";
import type { ClaimedCall } from "./claim-calls.server";
import { recordAttempt } from "./record-attempt.server";
import { openSecret } from "./webhook-secret.server";

/** How addresses are reached. */
export type Reach = Pick<OutsideRequest, "insideHosts" | "resolve" | "isRefused" | "ca" | "timeout">;

/** Bytes of an answer that are read: its beginning is shown to administrators. */
const answerBytes = 2_000;

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
