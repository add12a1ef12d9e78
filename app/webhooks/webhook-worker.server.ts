import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { endLeases } from "~/db/leases.server";
import { webhookCalls } from "~/db/schema.server";
import { fetchPublicUrl, PublicFetchError, type PublicFetchRequest } from "~/lib/fetch-public-url.server";
import { startWorkerLoop } from "~/lib/worker-loop";
import { log } from "~/process/log.server";
import { claimCalls, type ClaimedCall, untilNextCall } from "./claim-calls.server";
import { onEventQueued } from "./enqueue-events.server";
import { recordAttempt } from "./record-attempt.server";
import { openSecret } from "./webhook-secret.server";

type CallOptions = Pick<PublicFetchRequest, "internalHosts" | "resolve" | "isRefused" | "ca" | "timeout">;

/** Bytes of a response that are read. Administrators see its beginning. */
const answerBytes = 2_000;

/** Milliseconds for a response, much less than a lease lasts. */
const defaultTimeout = 12_000;

interface WorkerOptions extends Partial<CallOptions> {
  /** Whether no other process uses this database, so every lease belongs to a process that ended. */
  isAlone?: boolean;
}

/**
 * Sends events to their subscribed addresses until it is stopped. Any number of processes may run a worker. Each address is called
 * separately, so a slow one delays no other. The returned function stops the worker after its running calls.
 */
export function startWebhookWorker({ isAlone = false, ...options }: WorkerOptions = {}): () => Promise<void> {
  const callOptions = { internalHosts: [], timeout: defaultTimeout, ...options };
  const worker = randomUUID();
  /** The running calls by address. */
  const lanes = new Map<string, Promise<void>>();
  const loop = startWorkerLoop({
    initialize: isAlone ? () => endLeases(webhookCalls) : undefined,
    onError: (error) =>
      log.error({ event: "webhook-queue-failed", err: error }, "Could not read the webhooks"),
    turn: async () => {
      const claimed = await claimCalls(worker, [...lanes.keys()]);
      for (const id of new Set(claimed.map(({ webhookId }) => webhookId))) {
        const calls = claimed.filter(({ webhookId }) => webhookId === id);
        const lane = sendAll(calls, callOptions).finally(() => {
          lanes.delete(id);
          loop.wake();
        });
        lanes.set(id, lane);
      }
      return untilNextCall([...lanes.keys()]);
    },
  });
  onEventQueued(loop.wake);
  return async () => {
    onEventQueued(undefined);
    await loop.stop();
    await Promise.all(lanes.values());
  };
}

async function sendAll(calls: readonly ClaimedCall[], callOptions: CallOptions): Promise<void> {
  for (const outcome of await Promise.allSettled(calls.map((call) => sendCall(call, callOptions))))
    if (outcome.status === "rejected")
      // The call is sent again when its lease has ended.
      log.error(
        { event: "webhook-not-recorded", err: outcome.reason as unknown },
        "Could not record an attempt",
      );
}

async function sendCall(call: ClaimedCall, callOptions: CallOptions): Promise<void> {
  const startedAt = new Date();
  const { status, answer } = await attempt(call, startedAt, callOptions);
  const milliseconds = Date.now() - startedAt.getTime();
  const isSent = await recordAttempt(call, { at: startedAt.toISOString(), milliseconds, status, answer });
  const { id: callId, webhookId, type, attempts } = call;
  const facts = { callId, webhookId, type, attempts, status, milliseconds };
  if (isSent) log.info({ event: "webhook-sent", ...facts }, "Sent an event");
  else log.warn({ event: "webhook-not-sent", ...facts }, "Could not send an event");
}

async function attempt(call: ClaimedCall, at: Date, callOptions: CallOptions) {
  const { webhook, body } = call;
  const signature = sign(call, at);
  if (signature === "") return { status: null, answer: "secret" };
  try {
    const response = await fetchPublicUrl(webhook.url, {
      ...callOptions,
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
    if (!(error instanceof PublicFetchError)) throw error;
    return { status: null, answer: error.message };
  }
}

/** Signs with the current secret and, for a day, the previous one; empty if neither can be read. */
function sign({ webhook, eventId, body }: ClaimedCall, at: Date): string {
  const { id, encryptedSecret, encryptedPrevious, previousUntil } = webhook;
  const hasPrevious = encryptedPrevious !== null && previousUntil !== null && previousUntil > at;
  return [encryptedSecret, ...(hasPrevious ? [encryptedPrevious] : [])]
    .map((stored) => openSecret(stored, id))
    .filter((secret) => secret !== undefined)
    .map((secret) => new Webhook(secret).sign(eventId, at, body))
    .join(" ");
}
