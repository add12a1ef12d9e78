import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.server";
import { bookings } from "./bookings.server";
import { createdAt, id, sha256Hex, timestamptz } from "./columns.server";

/**
 * The visitor's private link to a booking. The table stores only the hash of the token. The token is derived from the secret, the booking
 * and the version (booking/private-page/private-link.server.ts).
 */
export const privatePageLinks = pgTable("request_links", {
  bookingId: uuid()
    .primaryKey()
    .references(() => bookings.id, { onDelete: "cascade" }),
  tokenHash: sha256Hex().notNull().unique(),
  /** Incremented when staff renew the link. The earlier link stops working. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
});

export type MessageKind = "message" | "date-request" | "quote-declined" | "cancellation";

export const bookingMessages = pgTable(
  "booking_messages",
  {
    /** Derived from the form and its text. A form that is sent twice adds one message. */
    id: uuid().primaryKey(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** The staff member's email; null for the visitor. */
    author: text(),
    kind: text().$type<MessageKind>().notNull().default("message"),
    text: text().notNull(),
    /** The date that the visitor proposes in a `date-request`. */
    proposedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (table) => [index("booking_messages_booking_id_idx").on(table.bookingId, table.createdAt, table.id)],
);

/** Internal notes that visitors never see. */
export const bookingNotes = pgTable(
  "booking_notes",
  {
    /** Derived from the form and its text. A form that is sent twice adds one note. */
    id: uuid().primaryKey(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** The staff member's email. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("booking_notes_booking_id_idx").on(table.bookingId, table.createdAt)],
);

export interface QuoteLine {
  label: string;
  /** Up to two decimals. */
  quantity: number;
  /** The unit of the quantity, such as `sq ft`; undefined if staff left it empty. */
  unit?: string;
  unitCents: number;
}

/** `sent` is open until `validUntil`. Expiry is computed, not stored. */
export type QuoteState = "sent" | "accepted" | "declined" | "withdrawn";

/** Sent quotes. A new quote withdraws the booking's open quote. */
export const quotes = pgTable(
  "quotes",
  {
    id: uuid().primaryKey(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    totalCents: bigint({ mode: "number" }).notNull(),
    /** The end of a day in Pacific time. */
    validUntil: timestamptz().notNull(),
    note: text().notNull().default(""),
    state: text().$type<QuoteState>().notNull().default("sent"),
    answeredAt: timestamptz(),
    /** The time when staff were notified that the quote expired without an answer. Also set by an erasure, which ends the follow-up. */
    expiryNotedAt: timestamptz(),
    /** The staff member's email. */
    author: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("quotes_booking_id_number_key").on(table.bookingId, table.number),
    uniqueIndex("quotes_open_key")
      .on(table.bookingId)
      .where(sql`${table.state} = 'sent'`),
    index("quotes_sums_idx").on(table.createdAt, table.state, table.validUntil, table.totalCents),
    check("quotes_state_check", sql`${table.state} in ('sent', 'accepted', 'declined', 'withdrawn')`),
  ],
);

/** Appointments on site. A booking may have several future visits. */
export const visits = pgTable(
  "visits",
  {
    id: id(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    startsAt: timestamptz().notNull(),
    minutes: integer().notNull(),
    staffId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The SEQUENCE of the calendar entry (RFC 5545), incremented with every change. */
    sequence: integer().notNull().default(0),
    canceledAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index("visits_booking_id_idx")
      .on(table.bookingId, table.startsAt)
      .where(sql`${table.canceledAt} is null`),
    // Covers the sums of reports and the filters of the calendar.
    index("visits_time_idx").on(table.startsAt, table.id, table.staffId, table.minutes, table.canceledAt),
    check("visits_minutes_check", sql`${table.minutes} between 15 and 1440`),
  ],
);
