import { type AnyPgColumn, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.server";
import { createdAt, timestamptz } from "./columns.server";

/** Why a calendar cannot be read. `secret`: its address can no longer be decrypted. `denied`: its server says that there is none. */
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

/** Calendars elsewhere that staff keep their own appointments in; one for each person. */
export const busyCalendars = pgTable("busy_calendars", {
  userId: uuid()
    .primaryKey()
    .references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
  /** Whoever has the address can read the calendar; encrypted with a key derived from the site's secret. */
  encryptedAddress: text().notNull(),
  /** The last reading that was begun. */
  triedAt: createdAt(),
  /** The last one that succeeded. */
  readAt: createdAt(),
  /** Why the last one failed; null if it did not. */
  fault: text().$type<BusyFault>(),
});

/** When staff are busy by their own calendars: nothing else of what is in these is stored. No two times of one person overlap. */
export const busySpans = pgTable("busy_spans", {
  /** Derived from the person and the times: the same with each reading of an unchanged calendar. */
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references((): AnyPgColumn => busyCalendars.userId, { onDelete: "cascade" }),
  startsAt: timestamptz().notNull(),
  endsAt: timestamptz().notNull(),
});
