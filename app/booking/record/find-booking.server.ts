import { eq, getTableColumns, type InferSelectModel, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";

/** A booking as submitted, with what staff have added. */
export type Booking = Omit<
  InferSelectModel<typeof bookings>,
  "searchText" | "nameKey" | "phoneDigits" | "clientAddress"
>;

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- they are named only to omit them from the rest
const { searchText, nameKey, phoneDigits, clientAddress, ...shownColumns } = getTableColumns(bookings);

/** The columns of a booking, without the sender's address and those that only a search uses and that repeat the text of others. */
export const bookingColumns = shownColumns;

/** Returns the booking with this id; null if there is none, or if `id` is not a UUID. */
export async function findBooking(id: string | undefined): Promise<Booking | null> {
  if (!isUuid(id)) return null;
  const [booking] = await getStatement(db()).execute({ id });
  return booking ?? null;
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
