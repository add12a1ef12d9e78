import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterCommit } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { createWake } from "~/lib/worker-loop";
import { testType, type WebhookEvent } from "./types";

/** `wakeWebhookWorker` wakes the webhook worker of this process. `onEventQueued` registers its function, or removes it with undefined. */
export const { wake: wakeWebhookWorker, onWake: onEventQueued } = createWake();

/** Queues events for their subscribed addresses in the transaction of the reported change. They are sent only if that commits. */
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
