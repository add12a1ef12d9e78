import { and, eq, ne } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { pendingSignIns, sessions } from "~/db/schema.server";
import { revokeCalendarFeed } from "./calendar-feed.server";

/**
 * Ends all access to an account without its password: its sessions except for `keep`, its pending sign-ins, and its calendar feed.
 * `transaction` has locked the account.
 */
export async function revokeAccess(transaction: Database, userId: string, keep?: string): Promise<void> {
  const isOther = keep ? ne(sessions.id, keep) : undefined;
  await transaction.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
  await transaction.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  await revokeCalendarFeed(transaction, userId);
}
