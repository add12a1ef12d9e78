import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, timestamptz } from "./columns.server";

/** What the database's clock said at the last sweep, in one row. */
export const sweepClock = pgTable(
  "sweep_clock",
  {
    id: boolean().primaryKey().default(true),
    /** What ended before this time is removed. */
    horizon: timestamptz().notNull(),
    /** When the last sweep began. */
    seenAt: timestamptz().notNull(),
    state: text({ enum: ["steady", "ahead", "back"] })
      .notNull()
      .default("steady"),
  },
  (table) => [check("sweep_clock_has_one_row", sql`${table.id}`)],
);

/** Sweeps that would remove most of what there is, and wait until an administrator confirms it. */
export const sweepHolds = pgTable("sweep_holds", {
  sweep: text().primaryKey(),
  since: createdAt(),
  /** Null until an administrator confirms. */
  confirmedAt: timestamptz(),
});
