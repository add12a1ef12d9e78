import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.server";
import { bookings } from "./bookings.server";
import { createdAt, id, sha256Hex, timestamptz } from "./columns.server";

/**
 * The visitor's private link to a booking. Only the hash of its token is stored; the token is derived from the secret, the booking
 * and the version (booking/private-page/private-link.server.ts).
 */
export const privatePageLinks = pgTable("request_links", {
  bookingId: uuid()
    .primaryKey()
    .references(() => bookings.id, { onDelete: "cascade" }),
  tokenHash: sha256Hex().notNull().unique(),
  /** Rises when staff renew the link: the earlier one no longer works. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
});

export type MessageKind = "message" | "date-request" | "quote-declined" | "cancellation";

/** What visitor and staff have written to each other about a booking, in order. */
export const bookingMessages = pgTable(
  "booking_messages",
  {
    /** Derived from the form and its text, so that a form that is sent twice adds one message. */
    id: uuid().primaryKey(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** The email of the member of staff; null for the visitor. */
    author: text(),
    kind: text().$type<MessageKind>().notNull().default("message"),
    text: text().notNull(),
    /** Of a request for another date: the date the visitor proposes. */
    proposedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (table) => [index("booking_messages_booking_id_idx").on(table.bookingId, table.createdAt, table.id)],
);

/** Internal notes of staff about a booking; visitors never see them. */
export const bookingNotes = pgTable(
  "booking_notes",
  {
    /** Derived from the form and its text, so that a form that is sent twice adds one note. */
    id: uuid().primaryKey(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** The email of the member of staff. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("booking_notes_booking_id_idx").on(table.bookingId, table.createdAt)],
);

export interface QuoteLine {
  label: string;
  /** With up to two decimals. */
  quantity: number;
  /** What the price is for one of, such as `sq ft`; missing where nobody has said. */
  unit?: string;
  /** The price of one, in US cents. */
  unitCents: number;
}

/** `sent` is open until `validUntil`; that it has expired is computed, not stored. */
export type QuoteState = "sent" | "accepted" | "declined" | "withdrawn";

/** Quotes, as sent. A new one of the same booking withdraws the open one before. */
export const quotes = pgTable(
  "quotes",
  {
    id: uuid().primaryKey(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** Counts the quotes of a booking from 1. */
    number: integer().notNull(),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    /** The sum of the lines, in US cents. */
    totalCents: bigint({ mode: "number" }).notNull(),
    /** The moment at which the quote expires: the end of a day in Pacific time. */
    validUntil: timestamptz().notNull(),
    note: text().notNull().default(""),
    state: text().$type<QuoteState>().notNull().default("sent"),
    answeredAt: timestamptz(),
    /** When staff were told that the quote had expired without an answer. */
    expiryNotedAt: timestamptz(),
    /** The email of the member of staff. */
    author: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("quotes_booking_id_number_key").on(table.bookingId, table.number),
    uniqueIndex("quotes_open_key")
      .on(table.bookingId)
      .where(sql`${table.state} = 'sent'`),
    // The columns that reports add up.
    index("quotes_sums_idx").on(table.createdAt, table.state, table.validUntil, table.totalCents),
    check("quotes_state_check", sql`${table.state} in ('sent', 'accepted', 'declined', 'withdrawn')`),
  ],
);

/** Appointments on site. A booking may have several ahead. */
export const visits = pgTable(
  "visits",
  {
    id: id(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    startsAt: timestamptz().notNull(),
    minutes: integer().notNull(),
    /** The member of staff who comes. */
    staffId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The SEQUENCE of the calendar entry (RFC 5545): rises with every change. */
    sequence: integer().notNull().default(0),
    canceledAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index("visits_booking_id_idx")
      .on(table.bookingId, table.startsAt)
      .where(sql`${table.canceledAt} is null`),
    // The columns that reports add up, and those by which a calendar is filtered.
    index("visits_time_idx").on(table.startsAt, table.id, table.staffId, table.minutes, table.canceledAt),
    check("visits_minutes_check", sql`${table.minutes} between 15 and 1440`),
  ],
);
