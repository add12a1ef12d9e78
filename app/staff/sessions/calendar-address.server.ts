import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { isActiveAccount } from "~/access/live-session.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { unlessFull } from "~/db/unavailable.server";
import { cleanUserAgent } from "./sessions.server";

/** The use of an account's calendar address. */
interface CalendarUse {
  /** Rises whenever the address changes. */
  version: number;
  /** When the present address was last read, at most an hour old; null if it never was. */
  readAt: Date | null;
  /** The User-Agent header of that reading. */
  reader: string;
}

/**
 * Revokes the secret calendar address of an account; its owner finds another one at /calendar.
 *
 * @param transaction that has locked the account
 */
export async function revokeCalendarAddress(transaction: Database, userId: string): Promise<void> {
  await transaction
    .update(users)
    .set({ calendarVersion: sql`${users.calendarVersion} + 1`, calendarReadAt: null, calendarReader: "" })
    .where(eq(users.id, userId));
}

/** Returns the use of the calendar address of an active account; null when there is none. */
export async function findCalendarUse(userId: string): Promise<CalendarUse | null> {
  const { calendarVersion: version, calendarReadAt: readAt, calendarReader: reader } = users;
  const [use] = await db().select({ version, readAt, reader }).from(users).where(isActiveAccount(userId));
  return use ?? null;
}

/** Records that a calendar address was read, at most once an hour. A full disk prevents the record, not the reading. */
export async function recordCalendarRead(userId: string, userAgent: string): Promise<void> {
  const isDue = or(isNull(users.calendarReadAt), lte(users.calendarReadAt, sql`now() - interval '1 hour'`));
  await unlessFull(() =>
    db()
      .update(users)
      .set({ calendarReadAt: sql`now()`, calendarReader: cleanUserAgent(userAgent) })
      .where(and(eq(users.id, userId), isDue)),
  );
}
