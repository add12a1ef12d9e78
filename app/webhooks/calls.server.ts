import { setTimeout as delay } from "node:timers/promises";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { changeAsAdmin } from "~/access/admin-transaction.server";
import type { Session } from "~/access/session";
import { deleteInBatches } from "~/db/batches.server";
import { afterCommit, db } from "~/db/client.server";
import { webhookCalls } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { isUuid } from "~/lib/uuid";
import { toTestCall, wakeWebhookWorker } from "./enqueue-events.server";

export type WebhookCall = typeof webhookCalls.$inferSelect;

const shownCalls = 50;
/** Milliseconds for which a test waits for its response, and the pause between two checks. */
const [timeout, interval] = [8_000, 250];

/** Returns the newest calls of a webhook, newest first. */
export function latestCalls(webhookId: string): Promise<WebhookCall[]> {
  return db()
    .select()
    .from(webhookCalls)
    .where(eq(webhookCalls.webhookId, webhookId))
    .orderBy(desc(webhookCalls.position))
    .limit(shownCalls);
}

/**
 * Sends a test through the queue and waits a few seconds for its outcome. A paused webhook also gets it. Returns the call, which still
 * waits if there is no response yet; null if the webhook was removed in the meantime. Throws like `changeAsAdmin`.
 */
export async function sendTestCall(
  webhookId: string,
  session: Session,
): Promise<{ result: "done"; call: WebhookCall } | null> {
  const { id } = await changeAsAdmin(session, { act: "webhook-called" }, async (transaction) => {
    afterCommit(transaction, wakeWebhookWorker);
    const [queued] = await transaction
      .insert(webhookCalls)
      .values(toTestCall(webhookId))
      .returning({ id: webhookCalls.id });
    if (!queued) throw new Error("An insert returned no row.");
    return queued;
  });
  const end = Date.now() + timeout;
  for (;;) {
    const [call] = await db().select().from(webhookCalls).where(eq(webhookCalls.id, id));
    if (!call) return null;
    if (call.log.length > 0 || Date.now() > end) return { result: "done", call };
    await delay(interval);
  }
}

/**
 * Sends an event again: a failed or waiting one as soon as possible, a sent one a second time with the same id. Returns `under-way` for
 * an event that is being sent; null for an unknown or removed call. Throws like `changeAsAdmin`.
 */
export function sendCallAgain(
  webhookId: string,
  id: string,
  session: Session,
): Promise<{ result: "done" } | { result: "under-way" } | null> {
  return changeAsAdmin(session, { act: "webhook-called" }, async (transaction) => {
    if (!isUuid(id)) return null;
    const isCall = and(eq(webhookCalls.id, id), eq(webhookCalls.webhookId, webhookId));
    const [call] = await transaction
      .select({ isUnderWay: sql<boolean>`coalesce(${webhookCalls.leasedUntil} >= now(), false)` })
      .from(webhookCalls)
      .where(isCall)
      .for("update");
    if (!call) return null;
    if (call.isUnderWay) return { result: "under-way" };
    afterCommit(transaction, wakeWebhookWorker);
    await transaction
      .update(webhookCalls)
      .set({
        state: "waiting",
        nextAttemptAt: sql`now()`,
        attempts: sql`case when ${webhookCalls.state} = 'waiting' then ${webhookCalls.attempts} else 0 end`,
      })
      .where(isCall);
    return { result: "done" };
  });
}

/** Days for which calls are stored. */
const keptDays = 30;

/** Removes old calls in any state, even those of a paused address. */
export function sweepWebhookCalls(now: Date): Promise<number> {
  const end = sql`${sqlTime(now)} - make_interval(days => ${keptDays}::int)`;
  return deleteInBatches(webhookCalls, webhookCalls.id, lt(webhookCalls.createdAt, end));
}
