import { eq, sql } from "drizzle-orm";
import { type Database, db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { isUuid } from "~/db/uuid";

/** A booking as submitted, with what has become of it. */
export type Booking = typeof bookings.$inferSelect;

/** The booking with this id; null when there is none, or when `id` is no id at all. */
export async function findBooking(id: string | undefined): Promise<Booking | null> {
  if (!isUuid(id)) return null;
  const [booking] = await statementOf(db()).execute({ id });
  return booking ?? null;
}

const statements = new WeakMap<Database, ReturnType<typeof prepare>>();

/** Writing the statement costs more than running it, so each database keeps its own. */
function statementOf(database: Database) {
  const statement = statements.get(database) ?? prepare(database);
  statements.set(database, statement);
  return statement;
}

function prepare(database: Database) {
  return database
    .select()
    .from(bookings)
    .where(eq(bookings.id, sql.placeholder("id")))
    .prepare("find_booking");
}
