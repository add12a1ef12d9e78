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

/** Answers of visitors that a person gets by mail: none, those of their own bookings, or all. */
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
    /** Whether new requests are mailed to this person, beside the company's mailbox. */
    mailsNewRequests: boolean().notNull().default(false),
    /** Whose visitors' answers are mailed to this person. */
    mailsReplies: text("mails_answers").$type<ReplyMails>().notNull().default("mine"),
    /** Whether this person is told of the visits they go to. */
    mailsVisits: boolean().notNull().default(true),
    /** Rises when the secret address of the calendar feed is renewed or access is revoked: the earlier one no longer works. */
    calendarVersion: integer().notNull().default(1),
    /** When the present address was last read, at most an hour old; null if it never was. */
    calendarReadAt: timestamptz(),
    /** The User-Agent header of that reading, truncated. */
    calendarReader: text().notNull().default(""),
    /** Null if the account has not signed in since this is recorded. */
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

/** Sessions. The id is the SHA-256 hash of the secret in the cookie or bearer token. */
export const sessions = pgTable("sessions", {
  id: sha256Hex().primaryKey(),
  userId: uuid()
    .notNull()
    .references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
  /** The User-Agent header of the sign-in, truncated. */
  userAgent: text().notNull().default(""),
  /** Where the last recorded request came from: an IP address, for IPv6 its /64; empty if it is not known. */
  clientAddress: text().notNull().default(""),
  /** The time of the last request, at most a minute old. */
  lastSeenAt: createdAt(),
  /** The last time that a second factor, or the password where there is none, confirmed the person; null if never. */
  verifiedAt: timestamptz(),
  /** The WebAuthn challenge of the current confirmation or registration, in base64url. */
  challenge: text(),
  /** Extended by each use, up to `createdAt` plus the maximum session length. */
  expiresAt: timestamptz().notNull(),
});

/** Saved searches of the bookings list. */
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

/** One row with the company's own billing details. */
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
