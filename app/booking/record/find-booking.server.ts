import { and, eq, getTableColumns, inArray, type InferSelectModel, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings } from "~/db/schema.server";
import { findFilesByBooking, type StoredFile } from "~/files/stored-files.server";
import { isUuid } from "~/lib/uuid";

/** A booking as submitted, with what staff have added. */
export type Booking = Omit<
  InferSelectModel<typeof bookings>,
  "searchText" | "detailsText" | "nameKey" | "clientAddress"
>;

// oxlint-disable-next-line typescript/no-unused-vars -- they are named only to omit them from the rest
const { searchText, detailsText, nameKey, clientAddress, ...shownColumns } = getTableColumns(bookings);

/** The columns of a booking, without the sender's IP address and those that only a search uses and that repeat the text of others. */
export const bookingColumns = shownColumns;

/** Returns the booking with this id; null if there is none, or if `id` is not a UUID. */
export async function findBooking(id: string | undefined): Promise<Booking | null> {
  if (!isUuid(id)) return null;
  const [booking] = await getStatement(db()).execute({ id });
  return booking ?? null;
}

/** A booking with its files, oldest first. */
export interface FullBooking {
  booking: Booking;
  files: StoredFile[];
}

/** Returns the booking with this id; null if there is none. */
export async function findFullBooking(id: string): Promise<FullBooking | null> {
  const booking = await findBooking(id);
  if (!booking) return null;
  const [fullBooking] = await withFiles([booking]);
  return fullBooking ?? null;
}

/** Returns bookings with their files, in the same order. */
export async function withFiles(batch: Booking[]): Promise<FullBooking[]> {
  const files = await findFilesByBooking(batch.map(({ id }) => id));
  return batch.map((booking) => ({ booking, files: files.get(booking.id) ?? [] }));
}

/** Returns the email of a booking's customer; undefined if there is no such booking, or its personal data were erased. */
export async function findCustomerEmail(database: Database, id: string): Promise<string | undefined> {
  const [booking] = await database
    .select({ email: bookings.email })
    .from(bookings)
    .where(and(eq(bookings.id, id), isNull(bookings.erasedAt)));
  return booking?.email;
}

/** Whether a project may be made from a booking: its work is done. */
export async function isDone(bookingId: string): Promise<boolean> {
  const booking = await findBooking(bookingId);
  return booking?.stage === "done" && booking.erasedAt === null;
}

const statements = new WeakMap<Database, ReturnType<typeof prepare>>();

/** Building the statement costs more than running it, so it is prepared once for each database. */
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

/** Returns the stored references of bookings by id; without those that do not exist. Null belongs to no booking. */
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
 * Locks bookings until the transaction ends, against other changes and against new rows that belong to them: their erasure misses none. In
 * the order of their ids, so that two changes of several bookings cannot deadlock.
 *
 * @param condition that they have to meet under the lock. Without one, a booking whose personal data were erased is as if it were gone:
 *   nobody could be told of a change
 * @returns those that exist, each once
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

/** Locks one booking, as `lockBookings` does. */
export async function lockBooking(
  transaction: Database,
  id: string,
  condition?: SQL,
): Promise<Booking | undefined> {
  const [booking] = await lockBookings(transaction, [id], condition);
  return booking;
}
