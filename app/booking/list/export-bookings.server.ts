import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bookingColumns } from "~/booking/record/find-booking.server";
import { searchTerms } from "~/booking/search";
import { db, rows } from "~/db/client.server";
import { bookings, users } from "~/db/schema.server";
import { byteOrderMark, type CsvChunk, toCsv } from "~/lib/csv";
import { isReversed } from "~/lib/day-range";
import { type ExportedBooking, exportHeaders, toExportRow } from "./export-columns";
import type { ListFilter } from "./filter";
import { and, type Cursor, keyText, orderBy, plainConditions, toSections } from "./filter-sql.server";
import { findIdsByReference } from "./find-by-reference.server";
import { containsAnyIndexed } from "./search-sql.server";

const owners = alias(users, "owners");

/** Bookings in memory at a time. */
const batchSize = 500;

/**
 * Exports every booking that matches a filter, in its order, as CSV for spreadsheets. The number of bookings is not
 * limited: keyset pagination keeps the cost and the memory of each chunk constant.
 */
export async function* exportBookings(filter: ListFilter): AsyncGenerator<CsvChunk, undefined> {
  let head = byteOrderMark + toCsv([exportHeaders]);
  for await (const ids of readIdBatches(filter)) {
    const batch = await readBatch(ids);
    yield { csv: head + toCsv(batch.map(toExportRow)), count: batch.length };
    head = "";
  }
  if (head) yield { csv: head, count: 0 };
}

/** Returns the number of bookings that `exportBookings` exports. */
export async function countExported(filter: ListFilter): Promise<number> {
  if (isReversed(filter)) return 0;
  const referenced = await findIdsByReference(filter);
  if (referenced.length > 0) return referenced.length;
  const [found] = await rows<{ count: number }>(
    db(),
    sql`select count(*)::int as count from bookings where ${and(conditionsOf(filter))}`,
  );
  return found?.count ?? 0;
}

async function* readIdBatches(filter: ListFilter): AsyncGenerator<string[], undefined> {
  if (isReversed(filter)) return;
  const referenced = await findIdsByReference(filter);
  if (referenced.length > 0) {
    yield referenced;
    return;
  }
  for (const section of toSections(filter)) {
    let last: Cursor | undefined;
    do {
      const batch: Cursor[] = await readCursors(filter, section(last));
      if (batch.length > 0) yield batch.map(({ id }) => id);
      last = batch.length === batchSize ? batch.at(-1) : undefined;
    } while (last);
  }
}

function readCursors(filter: ListFilter, afterLast: SQL[]): Promise<Cursor[]> {
  const conditions = [...conditionsOf(filter), ...afterLast];
  return rows<Cursor>(
    db(),
    sql`select id, ${keyText(filter)} as key from bookings where ${and(conditions)}
      order by ${orderBy(filter)} limit ${batchSize}::int`,
  );
}

function conditionsOf(filter: ListFilter): SQL[] {
  const terms = searchTerms(filter.q);
  return [...plainConditions(filter), ...(terms.length > 0 ? [containsAnyIndexed(terms)] : [])];
}

/** In the order of the ids, without those removed since the ids were read. */
async function readBatch(ids: string[]): Promise<ExportedBooking[]> {
  const found = await db()
    .select({ ...bookingColumns, viewer: users.email, owner: owners.fullName })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.viewedBy))
    .leftJoin(owners, eq(owners.id, bookings.ownerId))
    .where(inArray(bookings.id, ids));
  const byId = new Map(found.map((booking) => [booking.id, booking]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
