import { randomUUID } from "node:crypto";
import { endLeases } from "~/db/leases.server";
import { webhookCalls } from "~/db/schema.server";
import { repeat } from "~/lib/repeat";
import { log } from "~/process/log.server";
import { claimCalls, type ClaimedCall, untilNextCall } from "./claim-calls.server";
import { onEventQueued } from "./enqueue-events.server";
import { type Reach, sendCall } from "./send-call.server";

/** Milliseconds that an address has to answer; much less than a lease lasts. */
const defaultTimeout = 12_000;

interface WorkerOptions extends Partial<Reach> {
  /** Whether no other process has this database open, so that every lease is one of a process that ended. */
  isAlone?: boolean;
}

/**
 * Sends events to the addresses that are told of them until it is stopped. Any number of processes may run one. Each address is called by
 * itself, so one that is slow holds up no other.
 *
 * @returns a function that stops the worker: calls under way are finished
 */
export function startWebhookWorker({ isAlone = false, ...given }: WorkerOptions = {}): () => Promise<void> {
  const reach = { insideHosts: [], timeout: defaultTimeout, ...given };
  const worker = randomUUID();
  /** The addresses that are being called. */
  const lanes = new Map<string, Promise<void>>();
  const loop = repeat({
    before: isAlone ? () => endLeases(webhookCalls) : undefined,
    onError: (error) =>
      log.error({ event: "webhook-queue-failed", err: error }, "Could not read the webhooks"),
    turn: async () => {
      const claimed = await claimCalls(worker, [...lanes.keys()]);
      for (const id of new Set(claimed.map(({ webhookId }) => webhookId))) {
        const calls = claimed.filter(({ webhookId }) => webhookId === id);
        const lane = sendAll(calls, reach).finally(() => {
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

async function sendAll(calls: readonly ClaimedCall[], reach: Reach): Promise<void> {
  for (const outcome of await Promise.allSettled(calls.map((call) => sendCall(call, reach))))
    if (outcome.status === "rejected")
      // It is sent again when its lease has ended.
      log.error(
        { event: "webhook-not-recorded", err: outcome.reason as unknown },
        "Could not record an attempt",
      );
}
