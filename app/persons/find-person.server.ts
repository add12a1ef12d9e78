import { count, desc, inArray, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { db } from "~/db/client.server";
import {
  bookingDrafts,
  bookingEvents,
  bookingMessages,
  bookingNotes,
  bookings,
  files,
  mails,
  quotes,
  visits,
} from "~/db/schema.server";
import { bookingIdsOf, draftIdsOf, isBookingOf, isDraftOf, isMailOf } from "./match-person.server";
import { factsOf, savedSearchesOf } from "./person-facts.server";
import { parsePersonKey, type PersonKey } from "./person-key";

/** Entries of each kind that the page shows; the export has all. */
const listed = 10;
/** Other emails and phone numbers that the page offers to search for. */
const maxRelated = 10;

/** Everything that is stored about a person: of each kind the number, and the newest entries. */
export type FoundPerson = Awaited<ReturnType<typeof findPerson>>;

/** Finds everything of a person. Reads a bounded number of rows of each kind. */
export async function findPerson(key: PersonKey) {
  const ofBooking = (column: PgColumn) => inArray(column, bookingIdsOf(key));
  const isFile = or(ofBooking(files.bookingId), inArray(files.draftId, draftIdsOf(key)));
  const facts = await factsOf(key);
  return {
    requests: await newest(bookings, isBookingOf(key), bookings.createdAt),
    drafts: await newest(bookingDrafts, isDraftOf(key), bookingDrafts.createdAt),
    files: await newest(files, isFile, files.createdAt),
    messages: await newest(bookingMessages, ofBooking(bookingMessages.bookingId), bookingMessages.createdAt),
    notes: await newest(bookingNotes, ofBooking(bookingNotes.bookingId), bookingNotes.createdAt),
    quotes: await newest(quotes, ofBooking(quotes.bookingId), quotes.createdAt),
    visits: await newest(visits, ofBooking(visits.bookingId), visits.createdAt),
    mails: await newest(mails, isMailOf(key), mails.createdAt),
    events: await newest(bookingEvents, ofBooking(bookingEvents.bookingId), bookingEvents.id),
    savedSearches: (await savedSearchesOf(facts)).length,
    related: relatedTo(key, [...facts.emails, ...facts.phones]),
  };
}

/** The numbers alone, for the question before an erasure. */
export async function countPerson(key: PersonKey) {
  const found = await findPerson(key);
  return {
    requests: found.requests.total,
    drafts: found.drafts.total,
    files: found.files.total,
    messages: found.messages.total,
    notes: found.notes.total,
    quotes: found.quotes.total,
    visits: found.visits.total,
    mails: found.mails.total,
    events: found.events.total,
    savedSearches: found.savedSearches,
  };
}

async function newest<Table extends PgTable>(table: Table, which: SQL | undefined, order: PgColumn) {
  const [[counted], rows] = await Promise.all([
    db()
      .select({ total: count() })
      .from(table as PgTable)
      .where(which),
    db()
      .select()
      .from(table as PgTable)
      .where(which)
      .orderBy(desc(order))
      .limit(listed),
  ]);
  return { total: counted?.total ?? 0, newest: rows as Table["$inferSelect"][] };
}

/** Other emails and phone numbers on the same requests: the person may have sent more requests with them. */
function relatedTo(key: PersonKey, values: string[]): PersonKey[] {
  return values
    .flatMap((value) => parsePersonKey(value) ?? [])
    .filter(({ value }) => value !== key.value)
    .slice(0, maxRelated);
}

/** Returns the reference of each booking, for entries that belong to one. */
export async function referencesOf(bookingIds: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(bookingIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const found = await db()
    .select({ id: bookings.id, reference: bookings.reference })
    .from(bookings)
    .where(inArray(bookings.id, ids));
  return new Map(found.map(({ id, reference }) => [id, reference]));
}
