import { desc, inArray, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { db } from "~/db/client.server";
import {
  bookingDrafts,
  bookingEvents,
  bookingMessages,
  bookingNotes,
  bookings,
  deliveries,
  files,
  mails,
  quotes,
  visits,
} from "~/db/schema.server";
import {
  bookingIdsOf,
  draftIdsOf,
  factsOf,
  isBookingOf,
  isDraftOf,
  isMailOf,
  savedSearchesOf,
} from "./match-person.server";
import { parsePersonKey, type PersonKey } from "./person-key";

/** Entries of each kind on the page. The export has all of them. */
const newestCount = 10;
/** Other emails and phone numbers that the page offers to search for. */
const maxRelated = 10;

export type FoundPerson = Awaited<ReturnType<typeof findPerson>>;

/** Returns the number and the newest entries of each kind. Reads a bounded number of rows of each kind. */
export async function findPerson(key: PersonKey) {
  const kinds = await kindsOf(key);
  const facts = await factsOf(key);
  return {
    requests: await kinds.requests.newest(),
    drafts: await kinds.drafts.newest(),
    files: await kinds.files.newest(),
    results: await kinds.results.newest(),
    messages: await kinds.messages.newest(),
    notes: await kinds.notes.newest(),
    quotes: await kinds.quotes.newest(),
    visits: await kinds.visits.newest(),
    mails: await kinds.mails.newest(),
    events: await kinds.events.newest(),
    savedSearches: (await savedSearchesOf(facts)).length,
    related: relatedTo(key, [...facts.emails, ...facts.phones]),
  };
}

export async function countPerson(key: PersonKey) {
  const kinds = Object.entries(await kindsOf(key));
  const counts = await Promise.all(kinds.map(async ([name, { count }]) => [name, await count()] as const));
  const numbers = Object.fromEntries(counts) as Record<keyof Awaited<ReturnType<typeof kindsOf>>, number>;
  return { ...numbers, savedSearches: (await savedSearchesOf(await factsOf(key))).length };
}

/**
 * Returns the content of the confirmation before an erasure: the counts, the newest requests and drafts, and the text to type, which is
 * the newest reference or the search.
 */
export async function describeErasure(key: PersonKey) {
  const kinds = await kindsOf(key);
  const [counts, { newest: requests }, { newest: drafts }] = await Promise.all([
    countPerson(key),
    kinds.requests.newest(),
    kinds.drafts.newest(),
  ]);
  const [first] = requests;
  const confirmation: PersonKey = first ? { kind: "reference", value: first.reference } : key;
  return { counts, requests, drafts, confirmation };
}

async function kindsOf(key: PersonKey) {
  const isDraft = await isDraftOf(key);
  const ofBooking = (column: PgColumn) => inArray(column, bookingIdsOf(key));
  const isFile = or(ofBooking(files.bookingId), inArray(files.draftId, draftIdsOf(isDraft)));
  return {
    requests: rowsOf(bookings, isBookingOf(key), bookings.createdAt),
    drafts: rowsOf(bookingDrafts, isDraft, bookingDrafts.createdAt),
    files: rowsOf(files, isFile, files.createdAt),
    results: rowsOf(deliveries, ofBooking(deliveries.bookingId), deliveries.createdAt),
    messages: rowsOf(bookingMessages, ofBooking(bookingMessages.bookingId), bookingMessages.createdAt),
    notes: rowsOf(bookingNotes, ofBooking(bookingNotes.bookingId), bookingNotes.createdAt),
    quotes: rowsOf(quotes, ofBooking(quotes.bookingId), quotes.createdAt),
    visits: rowsOf(visits, ofBooking(visits.bookingId), visits.createdAt),
    mails: rowsOf(mails, isMailOf(key, isDraft), mails.createdAt),
    events: rowsOf(bookingEvents, ofBooking(bookingEvents.bookingId), bookingEvents.id),
  };
}

function rowsOf<Table extends PgTable>(table: Table, which: SQL | undefined, order: PgColumn) {
  const source: PgTable = table;
  const count = () => db().$count(source, which);
  const newest = async () => {
    const rows = await db().select().from(source).where(which).orderBy(desc(order)).limit(newestCount);
    return { total: await count(), newest: rows as Table["$inferSelect"][] };
  };
  return { count, newest };
}

/** Returns other emails and phone numbers of the same requests. The person may have sent more requests with them. */
function relatedTo(key: PersonKey, values: string[]): PersonKey[] {
  return values
    .flatMap((value) => parsePersonKey(value) ?? [])
    .filter(({ value }) => value !== key.value)
    .slice(0, maxRelated);
}
