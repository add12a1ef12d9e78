import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterCommit } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { createWake } from "~/lib/worker-loop";
import { testType, type WebhookEvent } from "./types";

/** Tells the webhook worker of this process that an event was queued; registers the function that wakes it, undefined when it stops. */
export const { wake: wakeWebhookWorker, onWake: onEventQueued } = createWake();

/** Queues events for the addresses that are told of them, in the transaction of what they report: they are sent if that commits. */
export async function enqueueEvents(transaction: Database, events: readonly WebhookEvent[]): Promise<void> {
  if (events.length === 0) return;
  const timestamp = new Date().toISOString();
  const values = events.map(({ type, bookingId, detail }, index) => {
    const id = randomUUID();
    const body = JSON.stringify({ id, type, timestamp, data: { bookingId, detail } });
    return { index, id, type, booking_id: bookingId, body };
  });
  await transaction.execute(sql`
    insert into webhook_calls (webhook_id, event_id, type, booking_id, body)
    select webhooks.id, event.id, event.type, event.booking_id, event.body
    from json_to_recordset(${JSON.stringify(values)}::json)
      as event(index integer, id uuid, type text, booking_id uuid, body text)
    join webhooks on event.type = any(webhooks.events)
    order by event.index`);
  afterCommit(transaction, wakeWebhookWorker);
}

/** Returns what is sent to try an address. */
export function toTestCall(webhookId: string) {
  const eventId = randomUUID();
  const body = JSON.stringify({
    id: eventId,
    type: testType,
    timestamp: new Date().toISOString(),
    data: {},
  });
  return { webhookId, eventId, type: testType, body };
}
