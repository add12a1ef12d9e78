import { and, asc, eq, gt, inArray, isNull, like, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { AnswerName } from "~/booking-fields";
import { readInBatches } from "~/db/batches.server";
import { db } from "~/db/client.server";
import { bookingDrafts, bookings, hasPhoneKey, mails, savedSearches } from "~/db/schema.server";
import { phoneKeys } from "~/lib/phone";
import type { PersonKey } from "./person-key";
import { namesPerson, type PersonFacts } from "./saved-searches-of-person";

/** The bookings of a person. Each kind of key has an index. */
export function isBookingOf({ kind, value }: PersonKey): SQL {
  switch (kind) {
    case "email":
      return eq(sql`lower(${bookings.email})`, value);
    case "phone":
      return hasPhoneKey([value]);
    case "reference":
      return eq(bookings.reference, value);
  }
}

/** Unsubmitted drafts of a person, also expired ones that are not swept yet. A reference exists from the submit on. */
export async function isDraftOf({ kind, value }: PersonKey): Promise<SQL | undefined> {
  switch (kind) {
    case "email":
      return and(isUnsubmitted, eq(sql`lower(btrim(${answerOf("email")}))`, value));
    case "phone":
      return inArray(bookingDrafts.id, await findDraftIds(value));
    case "reference":
      return sql`false`;
  }
}

const isUnsubmitted = isNull(bookingDrafts.bookingId);
const answerOf = (name: AnswerName) => sql<string>`coalesce(${bookingDrafts.answers} ->> ${name}::text, '')`;

/** Drafts of one phone number that are found at once: an erasure repeats until there are none. */
const maxDrafts = 1_000;

/** Reads the answers whose digits contain the key: only `phoneKeys` knows whether one of their numbers has it. */
async function findDraftIds(phoneKey: string): Promise<string[]> {
  const { id } = bookingDrafts;
  const phone = answerOf("phone");
  const hasDigits = like(sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`, `%${phoneKey}%`);
  const read = (last: string) =>
    db()
      .select({ id, phone })
      .from(bookingDrafts)
      .where(and(isUnsubmitted, hasDigits, gt(id, last)))
      .orderBy(asc(id))
      .limit(batchSize);
  const ids: string[] = [];
  for await (const batch of readInBatches(batchSize, read)) {
    ids.push(...batch.filter((draft) => phoneKeys(draft.phone).includes(phoneKey)).map((draft) => draft.id));
    if (ids.length >= maxDrafts) break;
  }
  return ids;
}

/** Subqueries, so that no list of ids is bounded by memory. */
export const bookingIdsOf = (key: PersonKey) =>
  db().select({ id: bookings.id }).from(bookings).where(isBookingOf(key));

/** @param isDraft what `isDraftOf` returns */
export const draftIdsOf = (isDraft: SQL | undefined) =>
  db().select({ id: bookingDrafts.id }).from(bookingDrafts).where(isDraft);

/**
 * Mails to the person that belong to none of their bookings, such as the link to a draft. Those about the booking of somebody who had
 * mistyped their own address are theirs, too; what a colleague is told of a booking is not.
 */
export function isOtherMailOf(key: PersonKey): SQL | undefined {
  if (key.kind !== "email") return sql`false`;
  const isOfOther = and(sql`not ${mails.isNotice}`, notInArray(mails.bookingId, bookingIdsOf(key)));
  return and(eq(sql`lower(${mails.toAddress})`, key.value), or(isNull(mails.bookingId), isOfOther));
}

/** All mails about the person or to them. */
export function isMailOf(key: PersonKey, isDraft: SQL | undefined): SQL | undefined {
  return or(
    inArray(mails.bookingId, bookingIdsOf(key)),
    inArray(mails.draftId, draftIdsOf(isDraft)),
    isOtherMailOf(key),
  );
}

/** Requests of one person whose names and numbers are read. */
const maxBookings = 1_000;
const batchSize = 500;

/** Returns the names, emails, phone numbers and references on the requests of a person. */
export async function factsOf(key: PersonKey): Promise<PersonFacts> {
  const { fullName, email, phone, reference } = bookings;
  const found = await db()
    .select({ fullName, email, phone, reference })
    .from(bookings)
    .where(isBookingOf(key))
    .limit(maxBookings);
  const valueOf = (kind: PersonKey["kind"]) => (key.kind === kind ? [key.value] : []);
  return {
    emails: new Set([...valueOf("email"), ...found.map((booking) => booking.email.toLowerCase())]),
    phones: new Set([...valueOf("phone"), ...found.flatMap((booking) => phoneKeys(booking.phone))]),
    references: new Set([...valueOf("reference"), ...found.map((booking) => booking.reference)]),
    fullNames: new Set(found.map((booking) => booking.fullName)),
  };
}

/** Returns the ids of the saved searches, of any member of staff, that name the person. Reads them in batches. */
export async function savedSearchesOf(facts: PersonFacts): Promise<string[]> {
  const { id, name, query } = savedSearches;
  const read = (last: string) =>
    db()
      .select({ id, name, query })
      .from(savedSearches)
      .where(gt(id, last))
      .orderBy(asc(id))
      .limit(batchSize);
  const ids: string[] = [];
  for await (const batch of readInBatches(batchSize, read))
    ids.push(...batch.filter((search) => namesPerson(search, facts)).map((search) => search.id));
  return ids;
}
