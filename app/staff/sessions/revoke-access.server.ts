import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { pendingSignIns, sessions, users } from "~/db/schema.server";

/**
 * Ends everything that gives access to an account without its password: its sessions, except for the one with the id `keep`, its
 * sign-ins that wait for a second factor, and its calendar address.
 *
 * @param transaction that has locked the account
 */
export async function revokeAccess(transaction: Database, userId: string, keep?: string): Promise<void> {
  const others = keep ? ne(sessions.id, keep) : undefined;
  await transaction.delete(sessions).where(and(eq(sessions.userId, userId), others));
  await transaction.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  await endCalendarAddress(transaction, userId);
}

/**
 * Ends the secret calendar address of an account; its owner finds another one at /calendar.
 *
 * @param transaction that has locked the account
 */
export async function endCalendarAddress(transaction: Database, userId: string): Promise<void> {
  await transaction
    .update(users)
    .set({ calendarVersion: sql`${users.calendarVersion} + 1` })
    .where(eq(users.id, userId));
}
