import { eq, inArray, sql, type SQL } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import { bookings, users } from "~/db/schema.server";
import { type ExportedBooking, exportHeaders, toExportRow } from "./export-columns";
import { byteOrderMark, toCsv } from "./export-csv";
import { bookingColumns } from "~/booking/record/find-booking.server";
import { idsByReference } from "./find-by-reference.server";
import { isReversed, type ListFilter } from "./filter";
import {
  and,
  keyText,
  orderBy,
  type Cursor,
  rangeConditions,
  sectionsOf,
  statusCondition,
} from "./filter-sql.server";
import { searchTerms } from "./search";
import { holdsAnyByIndex } from "./search-sql.server";

/** Bookings that are in memory at once. */
const batchSize = 500;

/** A part of an export. */
export interface ExportPart {
  csv: string;
  /** Bookings in this part. */
  count: number;
}

/**
 * Every booking that matches a filter, in its order, as a table for spreadsheets. There is no bound: each
 * part goes on where the last one ended, so that none holds the database or more memory than the first.
 */
export async function* exportBookings(filter: ListFilter): AsyncGenerator<ExportPart, undefined> {
  let head = byteOrderMark + toCsv([exportHeaders]);
  for await (const ids of batchesOf(filter)) {
    const batch = await readBatch(ids);
    yield { csv: head + toCsv(batch.map(toExportRow)), count: batch.length };
    head = "";
  }
  if (head) yield { csv: head, count: 0 };
}

async function* batchesOf(filter: ListFilter): AsyncGenerator<string[], undefined> {
  if (isReversed(filter)) return;
  const named = await idsByReference(filter);
  if (named.length > 0) {
    yield named;
    return;
  }
  for (const section of sectionsOf(filter)) {
    let last: Cursor | undefined;
    do {
      const batch: Cursor[] = await readCursors(filter, section(last));
      if (batch.length > 0) yield batch.map(({ id }) => id);
      last = batch.length === batchSize ? batch.at(-1) : undefined;
    } while (last);
  }
}

function readCursors(filter: ListFilter, place: SQL[]): Promise<Cursor[]> {
  const terms = searchTerms(filter.q);
  const conditions = [
    ...statusCondition(filter),
    ...rangeConditions(filter),
    ...place,
    ...(terms.length > 0 ? [holdsAnyByIndex(terms)] : []),
  ];
  return rows<Cursor>(
    db(),
    sql`select id, ${keyText(filter)} as key from bookings where ${and(conditions)}
      order by ${orderBy(filter)} limit ${batchSize}::int`,
  );
}

/** In the order of the ids; one that was removed meanwhile is left out. */
async function readBatch(ids: string[]): Promise<ExportedBooking[]> {
  const found = await db()
    .select({ ...bookingColumns, viewer: users.email })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.viewedBy))
    .where(inArray(bookings.id, ids));
  const byId = new Map(found.map((booking) => [booking.id, booking]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
