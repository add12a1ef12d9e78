import { inArray, sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import { isDue, lease, untilDue } from "~/db/leases.server";
import { webhookCalls, webhooks } from "~/db/schema.server";
import { uuidArray } from "~/db/sql-parts.server";
import { testType } from "./types";

type WebhookRow = typeof webhooks.$inferSelect;

/** A call that a worker has claimed, with its webhook. */
export type ClaimedCall = typeof webhookCalls.$inferSelect & { leasedBy: string; webhook: WebhookRow };

/** Calls that one address gets at a time. */
const perAddress = 4;

/** Events of one booking reach an address in order. */
const isNext = sql`not exists (
  select 1 from webhook_calls older
  where older.booking_id = webhook_calls.booking_id and older.webhook_id = webhook_calls.webhook_id
    and older.state = 'waiting' and older.position < webhook_calls.position)`;

/** A paused address gets only tests. */
const isWanted = sql`(webhooks.paused_at is null or type = ${testType})`;

/** Claims due calls, some of each address. It skips the ids in `busy`, so a slow address delays no other. */
export async function claimCalls(worker: string, busy: readonly string[]): Promise<ClaimedCall[]> {
  const claimed = await db()
    .update(webhookCalls)
    .set(lease(webhookCalls, worker))
    .where(
      sql`${webhookCalls.id} = any(array(
        select due.id from webhooks cross join lateral (
          select id from webhook_calls where webhook_id = webhooks.id and ${isDue} and ${isNext} and ${isWanted}
          order by next_attempt_at, position
          limit ${perAddress}::int
          for update skip locked
        ) due
        where not webhooks.id = any(${uuidArray(busy)})
      ))`,
    )
    .returning();
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ webhookId }) => webhookId);
  const found = await db().select().from(webhooks).where(inArray(webhooks.id, ids));
  const byId = new Map(found.map((webhook) => [webhook.id, webhook]));
  // A call without its webhook was removed in the meantime.
  return claimed.flatMap((call) => {
    const webhook = byId.get(call.webhookId);
    return webhook ? [{ ...call, leasedBy: worker, webhook }] : [];
  });
}

/** Returns the milliseconds until the next call is due; null without a waiting call. */
export async function untilNextCall(busy: readonly string[]): Promise<number | null> {
  const [next] = await rows<{ wait: number | null }>(
    db(),
    sql`select ${untilDue} as wait
      from webhook_calls join webhooks on webhooks.id = webhook_id
      where state = 'waiting' and ${isNext} and ${isWanted} and not webhook_id = any(${uuidArray(busy)})`,
  );
  return next?.wait ?? null;
}
