import { setTimeout as delay } from "node:timers/promises";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { changeAsAdmin } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { deleteInBatches } from "~/db/batches.server";
import { afterCommit, db } from "~/db/client.server";
import { webhookCalls } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { isUuid } from "~/lib/uuid";
import { toTestCall, wakeWebhookWorker } from "./enqueue-events.server";

export type WebhookCall = typeof webhookCalls.$inferSelect;

/** Calls that are shown. */
const shownCalls = 50;
/** Milliseconds for which the sender of a test waits for an answer, and between two looks. */
const [patience, interval] = [8_000, 250];

/** Returns the latest calls of a webhook, newest first. */
export function latestCalls(webhookId: string): Promise<WebhookCall[]> {
  return db()
    .select()
    .from(webhookCalls)
    .where(eq(webhookCalls.webhookId, webhookId))
    .orderBy(desc(webhookCalls.position))
    .limit(shownCalls);
}

/**
 * Sends a test through the queue, as every event, and waits a few seconds for what becomes of it. A paused webhook gets it, too.
 *
 * @returns the call, which still waits if there is no answer by then; null if the webhook was removed meanwhile
 * @throws as `changeAsAdmin`
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
  const end = Date.now() + patience;
  for (;;) {
    const [call] = await db().select().from(webhookCalls).where(eq(webhookCalls.id, id));
    if (!call) return null;
    if (call.log.length > 0 || Date.now() > end) return { result: "done", call };
    await delay(interval);
  }
}

/**
 * Sends an event again: one that failed or waits as soon as possible, one that was taken a second time with the same id.
 *
 * @returns `under-way` for one that is being sent; null if there is no such call, or no longer
 * @throws as `changeAsAdmin`
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

/** Days for which what was sent, or not, is kept. */
const keptDays = 30;

/** Removes old calls, whatever became of them; those of a paused address, too. */
export function sweepWebhookCalls(now: Date): Promise<number> {
  const end = sql`${sqlTime(now)} - make_interval(days => ${keptDays}::int)`;
  return deleteInBatches(webhookCalls, webhookCalls.id, lt(webhookCalls.createdAt, end));
}
