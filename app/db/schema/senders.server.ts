import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bookings } from "./bookings.server";
import { createdAt } from "./columns.server";

/** Where spam came from: one row for each booking that is marked and whose address is known. Deleted after 30 days. */
export const spamMarks = pgTable(
  "spam_marks",
  {
    bookingId: uuid()
      .primaryKey()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** As the client address is counted: an IPv4 address or an IPv6 /64 network. */
    address: text().notNull(),
    /** The network that contains the address: an IPv4 /24 or an IPv6 /48. */
    range: text().notNull(),
    /** Whether staff decided it. A suspicion of the form counts against its own address only. */
    isByStaff: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("spam_marks_range_idx").on(table.range, table.address, table.createdAt),
    index("spam_marks_by_staff_idx")
      .on(table.range, table.address)
      .where(sql`${table.isByStaff}`),
    index("spam_marks_created_at_idx").on(table.createdAt),
  ],
);
