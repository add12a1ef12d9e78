import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, sha256Hex, timestamptz } from "./columns.server";

/** The visitors' replies that are mailed to a person: none, those about the person's own bookings, or all. */
export type ReplyMails = "none" | "mine" | "all";

/** Staff accounts. A removed account keeps its row, with the time of its removal. */
export const users = pgTable(
  "users",
  {
    id: id(),
    fullName: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull().default(""),
    passwordHash: text().notNull(),
    isAdmin: boolean().notNull().default(false),
    mailsNewRequests: boolean().notNull().default(false),
    mailsReplies: text("mails_answers").$type<ReplyMails>().notNull().default("mine"),
    mailsVisits: boolean().notNull().default(true),
    /** Incremented when the secret address of the calendar feed is renewed or access is revoked. The earlier address stops working. */
    calendarVersion: integer().notNull().default(1),
    /** The last read of the current address, recorded at most once an hour; null if nobody has read it. */
    calendarReadAt: timestamptz(),
    calendarReader: text().notNull().default(""),
    /** Null if the person has not signed in since this column was added. */
    lastSignInAt: timestamptz(),
    deactivatedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex("users_email_key").on(sql`lower(${table.email})`),
    check("users_mails_answers_check", sql`${table.mailsReplies} in ('none', 'mine', 'all')`),
  ],
);

/** The id is the SHA-256 hash of the secret in the cookie or bearer token. */
export const sessions = pgTable("sessions", {
  id: sha256Hex().primaryKey(),
  userId: uuid()
    .notNull()
    .references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
  userAgent: text().notNull().default(""),
  /** The IP address of the last recorded request, for IPv6 its /64; empty if unknown. */
  clientAddress: text().notNull().default(""),
  /** The time of the last request, recorded at most once a minute. */
  lastSeenAt: createdAt(),
  /** The last confirmation by a second factor, or by the password of an account without one; null if never. */
  verifiedAt: timestamptz(),
  /** The WebAuthn challenge of the current confirmation or registration, in base64url. */
  challenge: text(),
  /** Extended by each use, up to `createdAt` plus the maximum session length. */
  expiresAt: timestamptz().notNull(),
});

export const savedSearches = pgTable(
  "saved_searches",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Query string of the list without the page, such as `q=ada&status=0`. */
    query: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("saved_searches_user_id_name_key").on(table.userId, sql`lower(${table.name})`)],
);

export const billingDetails = pgTable(
  "billing_details",
  {
    id: smallint().primaryKey().default(1),
    legalName: text().notNull().default(""),
    invoiceAddress: text().notNull().default(""),
    taxId: text().notNull().default(""),
    updatedAt: createdAt(),
    updatedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [check("billing_details_single_row", sql`${table.id} = 1`)],
);
