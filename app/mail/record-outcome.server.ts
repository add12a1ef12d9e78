import { and, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { cutText } from "~/lib/text";
import type { ClaimedMail } from "./claim-mails.server";

/** What became of an attempt. */
export type MailOutcome =
  | { state: "sent" | "probably-delivered" | "failed" | "canceled"; response: string }
  /** The mail is tried again after `delay` milliseconds. */
  | {
      state: "waiting";
      response: string;
      delay: number;
      /** Whether the attempt does not count against the mail. */
      isRefunded?: boolean;
    };

/**
 * Records the outcome of an attempt, except where the lease has ended and another worker has taken the mail over. A mail that was
 * canceled meanwhile is not tried again.
 */
export async function recordOutcome({ id, leasedBy }: ClaimedMail, outcome: MailOutcome): Promise<void> {
  const isWaiting = outcome.state === "waiting";
  const isVoid = isWaiting ? isNotNull(mails.voidReason) : sql`false`;
  const response = cutText(outcome.response, 1_000);
  const isSent = outcome.state === "sent" || outcome.state === "probably-delivered";
  await db()
    .update(mails)
    .set({
      state: sql`case when ${isVoid} then 'canceled' else ${outcome.state} end`,
      response: sql`case when ${isVoid} then ${mails.voidReason} else ${response} end`,
      voidReason: null,
      leasedUntil: null,
      leasedBy: null,
      ...(isSent && { sentAt: sql`now()` }),
      ...(isWaiting && {
        nextAttemptAt: sql`now() + make_interval(secs => ${outcome.delay / 1_000}::float8)`,
      }),
      ...(isWaiting && outcome.isRefunded && { attempts: sql`${mails.attempts} - 1` }),
    })
    .where(and(eq(mails.id, id), eq(mails.leasedBy, leasedBy)));
}
