import { eq, getTableColumns, type InferSelectModel, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { decodeRowsInOnePass } from "~/db/row-decoder.server";
import { bookings } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";

/** A booking as submitted, with what has become of it. */
export type Booking = Omit<InferSelectModel<typeof bookings>, "searchText" | "nameKey">;

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- both are named to leave them out of the rest
const { searchText, nameKey, ...shownColumns } = getTableColumns(bookings);

/** The columns that are read of bookings. Those that only a search compares repeat other columns' text. */
export const bookingColumns = shownColumns;

/** The booking with this id; null when there is none, or when `id` is no id at all. */
export async function findBooking(id: string | undefined): Promise<Booking | null> {
  if (!isUuid(id)) return null;
  const [booking] = await statementOf(db()).execute({ id });
  return booking ?? null;
}

const statements = new WeakMap<Database, ReturnType<typeof prepare>>();

/** Writing the statement costs more than running it, so each database keeps its own. */
function statementOf(database: Database) {
  let statement = statements.get(database);
  if (!statement) statements.set(database, (statement = prepare(database)));
  return statement;
}

function prepare(database: Database) {
  const statement = database
    .select(bookingColumns)
    .from(bookings)
    .where(eq(bookings.id, sql.placeholder("id")))
    .prepare("find_booking");
  return decodeRowsInOnePass(statement, bookingColumns);
}
