import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { afterCommit } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type MailCondition, mails } from "~/db/schema.server";
import type { Mail } from "./list-mails.server";
import { lockMails, waitingAgain, wakeMailWorker } from "./outbox.server";

/**
 * Rewrites a booking's waiting and held mails to one address if they have all of these conditions. A mail that a worker is sending may be
 * sent unchanged.
 */
export async function rewriteWaitingMails(
  transaction: Database,
  { bookingId, toAddress, dependingOn }: { bookingId: string; toAddress: string; dependingOn: MailCondition },
  rewrite: (mail: Mail) => Pick<Mail, "content" | "condition" | "calendar">,
): Promise<void> {
  const waiting = await transaction
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.bookingId, bookingId),
        eq(mails.toAddress, toAddress),
        inArray(mails.state, ["waiting", "held"]),
        sql`${mails.condition} @> ${JSON.stringify(dependingOn)}::jsonb`,
      ),
    )
    .orderBy(asc(mails.id))
    .for("update");
  for (const mail of waiting) await transaction.update(mails).set(rewrite(mail)).where(eq(mails.id, mail.id));
}

/**
 * Sends a booking's failed, waiting and held mails to another address. If the address is the same, sends only the failed ones again. Ends
 * the lease of a worker. If the worker is already sending the mail, the mail reaches both addresses. Returns the number of mails.
 */
export async function readdressMails(
  transaction: Database,
  { bookingId, from, to }: { bookingId: string; from: string; to: string },
): Promise<number> {
  const undelivered = await lockMails(
    transaction,
    and(
      eq(mails.bookingId, bookingId),
      eq(mails.toAddress, from),
      inArray(mails.state, from === to ? ["failed"] : ["failed", "waiting", "held"]),
    ),
  );
  if (undelivered.length === 0) return 0;
  await transaction
    .update(mails)
    .set({ toAddress: to, ...waitingAgain, ...(from !== to && { leasedBy: null, leasedUntil: null }) })
    .where(inArray(mails.id, undelivered));
  afterCommit(transaction, wakeMailWorker);
  return undelivered.length;
}

/** Returns whether a mail server has accepted a mail of a booking to this address, probably has, or may be accepting it now. */
export async function hasReached(
  database: Database,
  { bookingId, email }: { bookingId: string; email: string },
): Promise<boolean> {
  const isDelivered = and(
    eq(mails.bookingId, bookingId),
    eq(mails.toAddress, email),
    or(inArray(mails.state, ["sent", "probably-delivered"]), gt(mails.leasedUntil, sql`now()`)),
  );
  return (await database.$count(mails, isDelivered)) > 0;
}
