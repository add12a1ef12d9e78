import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, timestamptz } from "./columns.server";

/** How the last backup of this database ended, in one row. The embedded database has a file in place of it. */
export const lastBackup = pgTable(
  "last_backup",
  {
    id: boolean().primaryKey().default(true),
    endedAt: createdAt(),
    /** `incomplete`: it was made, but the site has lost stored files, or the clock is wrong. */
    outcome: text({ enum: ["good", "incomplete", "failed"] }).notNull(),
    /** Why it is not good. */
    message: text().notNull().default(""),
    /** When the last one ended that can be restored. */
    lastMadeAt: timestamptz(),
  },
  (table) => [check("last_backup_single_row", sql`${table.id}`)],
);
