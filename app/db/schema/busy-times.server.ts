import { type AnyPgColumn, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.server";
import { createdAt, timestamptz } from "./columns.server";

/** `secret`: the address can no longer be decrypted. `denied`: the server says that the calendar does not exist. */
export type BusyFault =
  | "scheme"
  | "inside"
  | "unknown-host"
  | "unreachable"
  | "slow"
  | "redirect"
  | "denied"
  | "status"
  | "too-large"
  | "no-calendar"
  | "too-long"
  | "secret";

/** External calendars with the staff's own appointments, at most one for each person. */
export const busyCalendars = pgTable("busy_calendars", {
  userId: uuid()
    .primaryKey()
    .references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
  /** The address grants access to the calendar, so it is encrypted with a key derived from the site's secret. */
  encryptedAddress: text().notNull(),
  triedAt: createdAt(),
  readAt: createdAt(),
  /** The fault of the last read; null after success. */
  fault: text().$type<BusyFault>(),
});

/** Busy times of staff from their own calendars. Nothing else from those calendars is stored. One person's times never overlap. */
export const busySpans = pgTable("busy_spans", {
  /** Derived from the person and the times, so an unchanged calendar results in the same ids. */
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references((): AnyPgColumn => busyCalendars.userId, { onDelete: "cascade" }),
  startsAt: timestamptz().notNull(),
  endsAt: timestamptz().notNull(),
});
