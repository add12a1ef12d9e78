import { date, jsonb, pgTable } from "drizzle-orm/pg-core";
import { createdAt, timestamptz } from "./columns.server";

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
