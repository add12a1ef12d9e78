import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, timestamptz } from "./columns.server";

/** Attempts counted against a rate limit: `points` of a key in the window that ends at `expire`. */
export const rateLimits = pgTable(
  "rate_limits",
  { key: text().primaryKey(), points: integer().notNull(), expire: timestamptz() },
  (table) => [index("rate_limits_expire_idx").on(table.expire)],
);

/** Nightly removals of old data: one row a night, so that any number of processes do the work once. */
export const retentionRuns = pgTable("retention_runs", {
  /** The Pacific date on which the night begins. */
  night: date({ mode: "string" }).primaryKey(),
  startedAt: createdAt(),
  /** Null while a process is at work, and after one that was killed. */
  finishedAt: timestamptz(),
  /** What was removed, by kind. */
  removed: jsonb().$type<Record<string, number>>().notNull().default({}),
});

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
