import { lt, sql } from "drizzle-orm";
import { deleteInBatches } from "~/db/delete-in-batches.server";
import { webhookCalls } from "~/db/schema.server";

/** Days for which what was sent, or not, is kept. */
const keptDays = 30;

/** Removes old calls, whatever became of them; those of a paused address, too. */
export function sweepWebhookCalls(horizon: Date): Promise<number> {
  const end = sql`${horizon.toISOString()}::timestamptz - make_interval(days => ${keptDays}::int)`;
  return deleteInBatches(webhookCalls, webhookCalls.id, lt(webhookCalls.createdAt, end));
}
