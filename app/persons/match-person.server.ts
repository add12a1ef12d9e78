import { and, asc, eq, gt, inArray, isNull, like, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { AnswerName } from "~/booking-fields";
import { readInBatches } from "~/db/batches.server";
import { db } from "~/db/client.server";
import { bookingDrafts, bookings, hasPhoneKey, mails, savedSearches } from "~/db/schema.server";
import { phoneKeys } from "~/lib/phone";
import type { PersonKey } from "./person-key";
import { namesPerson, type PersonFacts } from "./saved-searches-of-person";

/** Matches a person's requests. Each kind of key has an index. */
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

/** Matches a person's unsubmitted drafts, also expired ones before their sweep. A draft has no reference. */
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

/** A search for a phone number stops at this number of drafts. An erasure is repeated until there are none. */
const maxDrafts = 1_000;

/** Reads only answers that contain the key's digits, because only `phoneKeys` can extract their numbers. */
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

/** Returns a subquery, so no list of ids is in memory. */
export const bookingIdsOf = (key: PersonKey) =>
  db().select({ id: bookings.id }).from(bookings).where(isBookingOf(key));

/** @param isDraft from `isDraftOf` */
export const draftIdsOf = (isDraft: SQL | undefined) =>
  db().select({ id: bookingDrafts.id }).from(bookingDrafts).where(isDraft);

/**
 * Matches mails to the person's address that are about none of their bookings, such as the link to a draft. Includes mails about the
 * booking of somebody who mistyped their own address, but no notices to staff.
 */
export function isOtherMailOf(key: PersonKey): SQL | undefined {
  if (key.kind !== "email") return sql`false`;
  const isOfOther = and(sql`not ${mails.isNotice}`, notInArray(mails.bookingId, bookingIdsOf(key)));
  return and(eq(sql`lower(${mails.toAddress})`, key.value), or(isNull(mails.bookingId), isOfOther));
}

export function isMailOf(key: PersonKey, isDraft: SQL | undefined): SQL | undefined {
  return or(
    inArray(mails.bookingId, bookingIdsOf(key)),
    inArray(mails.draftId, draftIdsOf(isDraft)),
    isOtherMailOf(key),
  );
}

const maxBookings = 1_000;
const batchSize = 500;

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

/** Returns the ids of all staff's saved searches that name the person. Reads them in batches. */
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
