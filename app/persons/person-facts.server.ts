import { asc, gt } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookings, savedSearches } from "~/db/schema.server";
import { isBookingOf } from "./match-person.server";
import { type PersonKey, toPhoneKey } from "./person-key";
import { namesPerson, type PersonFacts } from "./saved-searches-of-person";

/** Requests of one person whose names and numbers are read. */
const maxRequests = 1_000;
const batchSize = 500;

/** Returns the names, emails, phone numbers and references on the requests of a person. */
export async function factsOf(key: PersonKey): Promise<PersonFacts> {
  const { fullName, email, phone, reference } = bookings;
  const found = await db()
    .select({ fullName, email, phone, reference })
    .from(bookings)
    .where(isBookingOf(key))
    .limit(maxRequests);
  const own = (kind: PersonKey["kind"]) => (key.kind === kind ? [key.value] : []);
  return {
    emails: new Set([...own("email"), ...found.map((booking) => booking.email.toLowerCase())]),
    phones: new Set([...own("phone"), ...found.map((booking) => toPhoneKey(booking.phone))]),
    references: new Set([...own("reference"), ...found.map((booking) => booking.reference)]),
    fullNames: new Set(found.map((booking) => booking.fullName)),
  };
}

/** Returns the ids of the saved searches, of any member of staff, that name the person. Reads them in batches. */
export async function savedSearchesOf(facts: PersonFacts): Promise<string[]> {
  const ids: string[] = [];
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { id, name, query } = savedSearches;
    const batch = await db()
      .select({ id, name, query })
      .from(savedSearches)
      .where(gt(id, last))
      .orderBy(asc(id))
      .limit(batchSize);
    ids.push(...batch.filter((search) => namesPerson(search, facts)).map((search) => search.id));
    if (batch.length < batchSize) return ids;
    last = batch.at(-1)?.id ?? last;
  }
}
