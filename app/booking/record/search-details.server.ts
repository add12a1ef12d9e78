import { asc, eq, sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingMessages, bookingNotes, bookings } from "~/db/schema.server";
import { hasStaleSearch } from "~/db/schema/stale-search.server";
import { detailsText, searchText } from "./search-text";

/** Maximum number of a booking's notes and messages that are searched, within the limit of the text. */
const searchedTexts = 50;

/** Rows for each transaction, and transactions for each sweep. */
const [batchSize, batchesOfSweep] = [500, 100];

/**
 * Updates a booking's searchable text after a note or message was added or removed. Needs the transaction of that change: it holds the
 * booking's lock, so the later of two concurrent changes sees both.
 */
export async function refreshDetails(transaction: Database, bookingId: string): Promise<void> {
  const { company, serviceLocation, projectScope } = bookings;
  const [answers] = await transaction
    .select({ company, serviceLocation, projectScope })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!answers) return;
  const texts = await readTexts(transaction, bookingId);
  await transaction
    .update(bookings)
    .set({ detailsText: detailsText(answers, texts) })
    .where(eq(bookings.id, bookingId));
}

async function readTexts(transaction: Database, bookingId: string): Promise<string[]> {
  const newest = await rows<{ text: string }>(
    transaction,
    sql`
      select text, created_at from ${bookingNotes} where booking_id = ${bookingId}::uuid
      union all
      select text, created_at from ${bookingMessages} where booking_id = ${bookingId}::uuid
      order by created_at desc limit ${searchedTexts}::int`,
  );
  return newest.map(({ text }) => text);
}

/**
 * Updates searchable text that an older release stored without details or in another form. Skips locked bookings until the next sweep.
 * Bypasses `booking/change/`, because searchable text is derived data.
 */
export async function fillDetails(): Promise<void> {
  const { id, fullName, email, phone } = bookings;
  for (let batch = 0; batch < batchesOfSweep; batch++) {
    const filled = await db().transaction(async (transaction) => {
      const stale = await transaction
        .select({ id, fullName, email, phone })
        .from(bookings)
        .where(hasStaleSearch(bookings))
        .orderBy(asc(bookings.id))
        .limit(batchSize)
        .for("no key update", { skipLocked: true });
      for (const { id: bookingId, ...contact } of stale) {
        await transaction
          .update(bookings)
          .set({ searchText: searchText(contact) })
          .where(eq(bookings.id, bookingId));
        await refreshDetails(transaction, bookingId);
      }
      return stale.length;
    });
    if (filled < batchSize) return;
  }
}
