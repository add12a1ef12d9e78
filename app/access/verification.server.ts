import { and, eq, gt, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { sessions } from "~/db/schema.server";
import { type GuardedAct, needsVerification } from "./acts";
import { type Session, VerificationNeededError } from "./session";

/** The maximum age of a verification in minutes when a sensitive page opens. */
const verificationMinutes = 10;
/** Minutes to fill in that page's form, which would otherwise be lost after the first limit. */
const extraFormMinutes = 10;

/** Returns whether the act needs no recent verification, or the session was verified in the last 10 minutes. */
export async function isRecentlyVerified(session: Session, act: GuardedAct): Promise<boolean> {
  return !needsVerification[act] || isVerifiedWithin(db(), session, verificationMinutes);
}

/**
 * Rechecks in the transaction of an act that the person was verified when they opened its page. Allows 10 minutes more than
 * `requireRecentVerification`, so an open form is not lost. Call it after `lockAccounts` or `requireLiveSession`. Throws
 * `VerificationNeededError`, which `toSessionRedirect` turns into the redirect to /confirm-identity, and the JSON API into 403.
 */
export async function recheckVerification(
  transaction: Database,
  session: Session,
  act: GuardedAct,
): Promise<void> {
  if (
    !needsVerification[act] ||
    (await isVerifiedWithin(transaction, session, verificationMinutes + extraFormMinutes))
  )
    return;
  throw new VerificationNeededError(session.staff.id);
}

/** Uses the database's clock, which also set `verifiedAt`. */
async function isVerifiedWithin(database: Database, { id }: Session, minutes: number): Promise<boolean> {
  const start = sql`now() - make_interval(mins => ${minutes})`;
  const isVerified = and(eq(sessions.id, id), gt(sessions.verifiedAt, start));
  return (await database.select({ id: sessions.id }).from(sessions).where(isVerified)).length > 0;
}
