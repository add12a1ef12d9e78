import { randomUUID } from "node:crypto";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import { type AdminTransaction, changeAsAdmin } from "~/access/admin-transaction.server";
import type { Session } from "~/access/session";
import type { AdminAction } from "~/audit/actions";
import { recordAudit } from "~/audit/record-audit.server";
import { afterCommit, db } from "~/db/client.server";
import { webhookCalls, webhooks } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { wakeWebhookWorker } from "./enqueue-events.server";
import { overlapHours } from "./types";
import type { WebhookValues } from "./webhook-schema";
import { newWebhookSecret, sealSecret } from "./webhook-secret.server";

/** The list shows all webhooks on one page. */
const maxWebhooks = 20;

export type Webhook = Awaited<ReturnType<typeof listWebhooks>>[number];

const { id, url, description, events, pausedAt, pauseReason, failingSince, createdAt } = webhooks;
const isWaiting = sql`${webhookCalls.webhookId} = ${webhooks.id} and ${webhookCalls.state} = 'waiting'`;
const columns = { id, url, description, events, pausedAt, pauseReason, failingSince, createdAt };
const waiting = sql<number>`(select count(*)::int from ${webhookCalls} where ${isWaiting})`;

/** Returns the webhooks, oldest first, with their numbers of waiting events. */
export function listWebhooks() {
  return db()
    .select({ ...columns, waiting })
    .from(webhooks)
    .orderBy(asc(createdAt), asc(id));
}

export async function findWebhook(webhookId: string | undefined): Promise<Webhook | null> {
  if (!isUuid(webhookId)) return null;
  const [found] = await db()
    .select({ ...columns, waiting })
    .from(webhooks)
    .where(eq(id, webhookId));
  return found ?? null;
}

/** Returns the id and the secret, which is shown once; `full` if there are too many webhooks. Throws like `changeAsAdmin`. */
export function createWebhook(
  values: WebhookValues,
  session: Session,
): Promise<{ result: "done"; id: string; secret: string } | { result: "full" }> {
  return changeAsAdmin(session, { act: "webhook-made" }, async (transaction) => {
    if ((await transaction.$count(webhooks)) >= maxWebhooks) return { result: "full" as const };
    const secret = newWebhookSecret();
    const newId = randomUUID();
    await transaction
      .insert(webhooks)
      .values({ ...values, id: newId, encryptedSecret: sealSecret(secret, newId), madeBy: session.staff.id });
    await recordAudit(transaction, {
      action: "webhook-made",
      actor: session.staff,
      subject: values.description,
    });
    return { result: "done" as const, id: newId, secret };
  });
}

/** The name is the changed webhook's; null for an unknown webhook. */
type ChangeResult = { result: "done"; name: string } | null;

export function changeWebhook(
  webhookId: string,
  values: WebhookValues,
  session: Session,
): Promise<ChangeResult> {
  return changeAndAudit(webhookId, session, "webhook-changed", () => values);
}

export function pauseWebhook(webhookId: string, session: Session): Promise<ChangeResult> {
  return changeAndAudit(webhookId, session, "webhook-paused", () => ({
    pausedAt: sql`coalesce(paused_at, now())`,
    pauseReason: sql`coalesce(pause_reason, 'staff')`,
  }));
}

/** Resumes sending. Waiting events are due at once. */
export function resumeWebhook(webhookId: string, session: Session): Promise<ChangeResult> {
  return changeAndAudit(webhookId, session, "webhook-resumed", async (transaction) => {
    await transaction
      .update(webhookCalls)
      .set({ nextAttemptAt: sql`now()`, attempts: 0 })
      .where(sql`webhook_id = ${webhookId}::uuid and state = 'waiting' and leased_until is null`);
    afterCommit(transaction, wakeWebhookWorker);
    return { pausedAt: null, pauseReason: null, failingSince: null };
  });
}

/**
 * Replaces a webhook's secret. The previous secret also signs for a day. If it is renewed again within that day, the secret that programs
 * still have continues to sign. Returns the secret, which is shown once; null for an unknown webhook.
 */
export async function renewSecret(
  webhookId: string,
  session: Session,
): Promise<{ result: "done"; secret: string } | null> {
  const secret = newWebhookSecret();
  const renewed = await changeAndAudit(webhookId, session, "webhook-secret-renewed", () => ({
    encryptedPrevious: sql`case when previous_until > now() then encrypted_previous else encrypted_secret end`,
    previousUntil: sql`now() + make_interval(hours => ${overlapHours}::int)`,
    encryptedSecret: sealSecret(secret, webhookId),
  }));
  return renewed && { result: "done", secret };
}

export function removeWebhook(webhookId: string, session: Session): Promise<ChangeResult> {
  return changeAsAdmin(session, { act: "webhook-removed" }, async (transaction): Promise<ChangeResult> => {
    const [removed] = await transaction.delete(webhooks).where(eq(id, webhookId)).returning({ description });
    if (!removed) return null;
    const subject = removed.description;
    await recordAudit(transaction, { action: "webhook-removed", actor: session.staff, subject });
    return { result: "done", name: subject };
  });
}

type WebhookChanges = Partial<{
  [Column in keyof typeof webhooks.$inferInsert]: (typeof webhooks.$inferInsert)[Column] | SQL;
}>;

function changeAndAudit(
  webhookId: string,
  session: Session,
  action: AdminAction,
  toValues: (transaction: AdminTransaction) => WebhookChanges | Promise<WebhookChanges>,
): Promise<ChangeResult> {
  return changeAsAdmin(session, { act: action }, async (transaction): Promise<ChangeResult> => {
    const values = await toValues(transaction);
    const [changed] = await transaction
      .update(webhooks)
      .set(values)
      .where(eq(id, webhookId))
      .returning({ description });
    if (!changed) return null;
    await recordAudit(transaction, { action, actor: session.staff, subject: changed.description });
    return { result: "done", name: changed.description };
  });
}
