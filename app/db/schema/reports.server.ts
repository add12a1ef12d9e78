import { bigint, date, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { QuoteState } from "./booking-work.server";
import { createdAt } from "./columns.server";

/** The numbers of a day; a part without any is missing. */
export interface DaySums {
  /** Requests that came in, by service. */
  requests?: [service: string, count: number][];
  /** The same by their furthest step and why they are there; see booking/reports/report.ts. */
  stops?: [step: number, reason: string, count: number][];
  /** The same by the hours until their first answer and until their first quote. */
  answers?: [hours: number, count: number][];
  quotes?: [hours: number, count: number][];
  /** Quotes that were sent, without withdrawn ones; those without an answer by their expiry, in seconds since 1970. */
  sums?: [state: QuoteState, validUntil: number | null, count: number, cents: number][];
  /** Visits that begin, without canceled ones, by who goes. */
  visits?: [staffId: string | null, count: number, minutes: number][];
}

/** What reports add up: the numbers of each day in Pacific time, as of when it was last counted. */
export const reportDays = pgTable("report_days", {
  day: date({ mode: "string" }).primaryKey(),
  sums: jsonb().$type<DaySums>().notNull(),
});

/**
 * Days whose numbers have changed since they were counted. Triggers add a row with each change, so that nobody waits for a row of another;
 * booking/reports/count-days.server.ts counts the days and removes these rows.
 */
export const reportChanges = pgTable("report_changes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  day: date({ mode: "string" }).notNull(),
  createdAt: createdAt(),
});
