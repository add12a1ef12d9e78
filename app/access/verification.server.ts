import { and, eq, gt, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { sessions } from "~/db/schema.server";
import { type Session, VerificationNeededError } from "./session";

/** Minutes: how old a verification may be when a sensitive page opens. */
const maxAge = 10;
/** Minutes to fill in the form of such a page; without it, a form opened in the last minute would be lost. */
const timeToFillIn = 10;

/** Whether the person confirmed who they are in this session at most 10 minutes ago. */
export async function isRecentlyVerified(session: Session): Promise<boolean> {
  return isVerifiedWithin(db(), session, maxAge);
}

/**
 * Checks again, inside the transaction of a sensitive change, that the person confirmed who they are when they opened its page.
 * Allows 10 minutes more than `requireRecentVerification`, so that a form that was open meanwhile is not lost. Call it
 * after `lockAccounts` or `requireLiveSession`.
 *
 * @throws {VerificationNeededError} which `toSessionRedirect` turns into the redirect to /confirm-identity, and the
 *   JSON API into 403
 */
export async function recheckVerification(transaction: Database, session: Session): Promise<void> {
  if (await isVerifiedWithin(transaction, session, maxAge + timeToFillIn)) return;
  throw new VerificationNeededError("The person has not confirmed who they are for too long.");
}

/** By the database's clock, which also set the time that is compared. */
async function isVerifiedWithin(database: Database, { id }: Session, minutes: number): Promise<boolean> {
  const start = sql`now() - make_interval(mins => ${minutes})`;
  const isVerified = and(eq(sessions.id, id), gt(sessions.verifiedAt, start));
  return (await database.select({ id: sessions.id }).from(sessions).where(isVerified)).length > 0;
}
