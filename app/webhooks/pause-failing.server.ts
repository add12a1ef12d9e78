import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { recordAudit } from "~/audit/record-audit.server";
import type { Database } from "~/db/connection.server";
import { users, webhooks } from "~/db/schema.server";
import { enqueueMail } from "~/mail/outbox.server";
import * as text from "~/messages/webhooks";
import { paths } from "~/paths";

/** Days for which an address may fail. */
const failingDays = 3;
/** Administrators who are told, at most. */
const maxReaders = 100;

/** Notes that an address has taken an event: from then on its failures count anew. */
export async function noteSuccess(transaction: Database, id: string): Promise<void> {
  await transaction
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, id), isNotNull(webhooks.failingSince)));
}

/**
 * Notes that an address has not taken an event. One that has failed for days, or wants nothing anymore, is paused, and administrators are
 * told.
 *
 * @param isGone whether the address wants nothing anymore
 */
export async function noteFailure(transaction: Database, id: string, isGone: boolean): Promise<void> {
  await transaction
    .update(webhooks)
    .set({ failingSince: sql`now()` })
    .where(and(eq(webhooks.id, id), isNull(webhooks.failingSince)));
  const isTooLong = sql`${webhooks.failingSince} < now() - make_interval(days => ${failingDays}::int)`;
  const [paused] = await transaction
    .update(webhooks)
    .set({ pausedAt: sql`now()`, pauseReason: isGone ? "gone" : "failing" })
    .where(and(eq(webhooks.id, id), isNull(webhooks.pausedAt), isGone ? undefined : isTooLong))
    .returning();
  if (!paused) return;
  await recordAudit(transaction, { action: "webhook-failed", actor: null, subject: paused.description });
  const { subject, paragraphs, action } = text.pausedMail;
  const admins = await transaction
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.deactivatedAt)))
    .limit(maxReaders);
  for (const { email } of admins)
    await enqueueMail(transaction, {
      kind: "webhook-paused",
      toAddress: email,
      subject: subject(paused.description),
      content: {
        paragraphs: paragraphs(paused.description, paused.url, isGone ? null : failingDays),
        action: { label: action, path: paths.webhookSettings(paused.id) },
      },
    });
}
