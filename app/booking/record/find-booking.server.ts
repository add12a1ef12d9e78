import { and, eq, getTableColumns, inArray, type InferSelectModel, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings } from "~/db/schema.server";
import { findFilesByBooking, type StoredFile } from "~/files/stored-files.server";
import { isUuid } from "~/lib/uuid";

export type Booking = Omit<
  InferSelectModel<typeof bookings>,
  "searchText" | "detailsText" | "nameKey" | "clientAddress"
>;

// oxlint-disable-next-line typescript/no-unused-vars -- they are named only to omit them from the rest
const { searchText, detailsText, nameKey, clientAddress, ...shownColumns } = getTableColumns(bookings);

/** Excludes the sender's IP address, and columns that only serve searches. */
export const bookingColumns = shownColumns;

/** Returns a booking. Null if it does not exist or `id` is not a UUID. */
export async function findBooking(id: string | undefined): Promise<Booking | null> {
  if (!isUuid(id)) return null;
  const [booking] = await getStatement(db()).execute({ id });
  return booking ?? null;
}

/** The files are in order, oldest first. */
export interface FullBooking {
  booking: Booking;
  files: StoredFile[];
}

export async function findFullBooking(id: string): Promise<FullBooking | null> {
  const booking = await findBooking(id);
  if (!booking) return null;
  const [fullBooking] = await withFiles([booking]);
  return fullBooking ?? null;
}

/** Keeps the order of the bookings. */
export async function withFiles(batch: Booking[]): Promise<FullBooking[]> {
  const files = await findFilesByBooking(batch.map(({ id }) => id));
  return batch.map((booking) => ({ booking, files: files.get(booking.id) ?? [] }));
}

/** Returns undefined if the booking does not exist or was erased. */
export async function findCustomerEmail(database: Database, id: string): Promise<string | undefined> {
  const [booking] = await database
    .select({ email: bookings.email })
    .from(bookings)
    .where(and(eq(bookings.id, id), isNull(bookings.erasedAt)));
  return booking?.email;
}

/** Returns whether a booking is done and not erased, so a project may be made from it. */
export async function isDone(bookingId: string): Promise<boolean> {
  const booking = await findBooking(bookingId);
  return booking?.stage === "done" && booking.erasedAt === null;
}

const statements = new WeakMap<Database, ReturnType<typeof prepare>>();

/** Prepares the statement once for each database, because building it costs more than running it. */
function getStatement(database: Database) {
  let statement = statements.get(database);
  if (!statement) statements.set(database, (statement = prepare(database)));
  return statement;
}

function prepare(database: Database) {
  return database
    .select(bookingColumns)
    .from(bookings)
    .where(eq(bookings.id, sql.placeholder("id")))
    .prepare("find_booking");
}

/** Returns stored references by booking id. Omits null and unknown ids. */
export async function findReferences(
  bookingIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(bookingIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const { id, reference } = bookings;
  const found = await db().select({ id, reference }).from(bookings).where(inArray(id, ids));
  return new Map(found.map((booking) => [booking.id, booking.reference]));
}

/**
 * Locks bookings until the transaction ends, against other changes and against new rows that belong to them, so their erasure misses none.
 * Locks in the order of ids, so that two bulk changes cannot deadlock.
 *
 * @param condition a condition under the lock; by default, that the booking was not erased, because nobody could be notified of a change
 * @returns the existing bookings, each once
 */
export async function lockBookings(
  transaction: Database,
  ids: readonly (string | undefined)[],
  condition: SQL | undefined = isNull(bookings.erasedAt),
): Promise<Booking[]> {
  const known = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))];
  if (known.length === 0) return [];
  return transaction
    .select(bookingColumns)
    .from(bookings)
    .where(and(inArray(bookings.id, known), condition))
    .orderBy(bookings.id)
    .for("update");
}

export async function lockBooking(
  transaction: Database,
  id: string,
  condition?: SQL,
): Promise<Booking | undefined> {
  const [booking] = await lockBookings(transaction, [id], condition);
  return booking;
}
