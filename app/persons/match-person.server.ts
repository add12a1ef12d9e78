import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookingDrafts, bookings, mails } from "~/db/schema.server";
import type { PersonKey } from "./person-key";

/** The bookings of a person. Each kind of key has an index. */
export function isBookingOf({ kind, value }: PersonKey): SQL {
  switch (kind) {
    case "email":
      return eq(sql`lower(${bookings.email})`, value);
    case "phone":
      return eq(bookings.phoneDigits, value);
    case "reference":
      return eq(bookings.reference, value);
  }
}

/** Unsubmitted drafts of a person, also expired ones that are not swept yet. A reference exists from the submit on. */
export function isDraftOf({ kind, value }: PersonKey): SQL | undefined {
  const answer = (name: string) => sql`coalesce(${bookingDrafts.answers} ->> ${name}::text, '')`;
  const isTheirs = {
    email: sql`lower(btrim(${answer("email")})) = ${value}`,
    phone: sql`right(regexp_replace(${answer("phone")}, '[^0-9]', '', 'g'), 10) = ${value}`,
    reference: sql`false`,
  }[kind];
  return and(isNull(bookingDrafts.bookingId), isTheirs);
}

/** Subqueries, so that no list of ids is bounded by memory. */
export const bookingIdsOf = (key: PersonKey) =>
  db().select({ id: bookings.id }).from(bookings).where(isBookingOf(key));

export const draftIdsOf = (key: PersonKey) =>
  db().select({ id: bookingDrafts.id }).from(bookingDrafts).where(isDraftOf(key));

/** Mails to the person that belong to no booking, such as the link to a draft. */
export function isOtherMailOf({ kind, value }: PersonKey): SQL | undefined {
  const isTheirs = kind === "email" ? eq(sql`lower(${mails.toAddress})`, value) : sql`false`;
  return and(isNull(mails.bookingId), isTheirs);
}

/** All mails about the person or to them. */
export function isMailOf(key: PersonKey): SQL | undefined {
  return or(
    inArray(mails.bookingId, bookingIdsOf(key)),
    inArray(mails.draftId, draftIdsOf(key)),
    isOtherMailOf(key),
  );
}
