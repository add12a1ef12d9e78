import { asc, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { mails } from "~/db/schema.server";

/** Whether no worker holds the mail. */
export const isFree = or(isNull(mails.leasedUntil), lt(mails.leasedUntil, sql`now()`));

/** What makes a mail wait as if it were new, beyond any limit. */
export const waitingAgain = {
  state: "waiting",
  response: "",
  attempts: 0,
  nextAttemptAt: sql`now()`,
  admittedAt: sql`case when ${mails.lane} is not null then coalesce(${mails.admittedAt}, now()) end`,
} as const;

/** What makes a held mail wait: it counts for its limits from now on. */
export const admitted = {
  state: "waiting",
  response: "",
  admittedAt: sql`now()`,
  nextAttemptAt: sql`now()`,
} as const;

/** Locks mails in the order in which workers lock them too, so that the two cannot deadlock. Returns their ids. */
export async function lockMails(transaction: Database, which: SQL | undefined): Promise<string[]> {
  const found = await transaction
    .select({ id: mails.id })
    .from(mails)
    .where(which)
    .orderBy(asc(mails.id))
    .for("update");
  return found.map(({ id }) => id);
}
