import { and, asc, eq, notLike } from "drizzle-orm";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";

/** Returns the mails of one booking or of all, in order, except those to the staff member who makes a visit. */
export function mailsBesideStaffVisits(bookingId?: string) {
  const isOther = notLike(mails.kind, "staff-visit-%");
  return db()
    .select()
    .from(mails)
    .where(and(isOther, bookingId === undefined ? undefined : eq(mails.bookingId, bookingId)))
    .orderBy(asc(mails.createdAt));
}
