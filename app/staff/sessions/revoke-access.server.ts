import { and, eq, ne } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { pendingSignIns, sessions } from "~/db/schema.server";
import { revokeCalendarFeed } from "./calendar-feed.server";

/**
 * Ends everything that gives access to an account without its password: its sessions, except for the one with the id `keep`, its
 * sign-ins that wait for a second factor, and its calendar feed.
 *
 * @param transaction that has locked the account
 */
export async function revokeAccess(transaction: Database, userId: string, keep?: string): Promise<void> {
  const others = keep ? ne(sessions.id, keep) : undefined;
  await transaction.delete(sessions).where(and(eq(sessions.userId, userId), others));
  await transaction.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  await revokeCalendarFeed(transaction, userId);
}
