import { and, eq, isNull } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { users, visits } from "~/db/schema.server";

/** A row of `visits` with the name of the member of staff who comes; empty if the account is gone. */
export type Visit = typeof visits.$inferSelect & { staffName: string };

/** Returns the visit of a booking that is not canceled; null if there is none. */
export function visitOfBooking(bookingId: string): Promise<Visit | null> {
  return findVisit(db(), bookingId);
}

/** Returns the visit of a booking that is not canceled, inside of a transaction; null if there is none. */
export async function findVisit(database: Database, bookingId: string): Promise<Visit | null> {
  const [found] = await database
    .select({ visit: visits, staffName: users.fullName })
    .from(visits)
    .leftJoin(users, eq(users.id, visits.staffId))
    .where(and(eq(visits.bookingId, bookingId), isNull(visits.canceledAt)));
  return found ? { ...found.visit, staffName: found.staffName ?? "" } : null;
}
