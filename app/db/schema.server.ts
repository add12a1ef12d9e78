import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const id = () => uuid().primaryKey().defaultRandom();
const moment = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
const createdAt = () => moment().notNull().defaultNow();
const list = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);
/** A SHA-256 in hex. */
const digest = customType<{ data: string }>({ dataType: () => "char(64)" });

/** Staff accounts. A removed account keeps its row, with the time of removal. */
export const users = pgTable(
  "users",
  {
    id: id(),
    fullName: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull().default(""),
    passwordHash: text().notNull(),
    isAdmin: boolean().notNull().default(false),
    deactivatedAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [uniqueIndex("users_email_key").on(sql`lower(${table.email})`)],
);

/** Signed-in sessions; the id is the SHA-256 of the secret that the cookie or Bearer token holds. */
export const sessions = pgTable(
  "sessions",
  {
    id: digest().primaryKey(),
    userId: uuid()
      .notNull()
      .references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    /** Moves forward with use; never past `createdAt` plus the longest session. */
    expiresAt: moment().notNull(),
  },
  (table) => [
    index("sessions_user_id_idx").on(table.userId),
    index("sessions_expires_at_idx").on(table.expiresAt),
  ],
);

/** Attempts counted against a limit: how many under a key since its count began, and until when they count. */
export const rateLimits = pgTable(
  "rate_limits",
  { key: text().primaryKey(), points: integer().notNull(), expire: moment() },
  (table) => [index("rate_limits_expire_idx").on(table.expire)],
);

/** Text that is compared byte by byte: the same order on both engines, whatever their locale. */
const byteOrderedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Booking requests, as submitted. Status: 0 pending, 1 viewed. */
export const bookings = pgTable(
  "bookings",
  {
    id: id(),
    reference: text().notNull().unique(),
    status: smallint().notNull().default(0),
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    contactMethod: text().notNull(),
    company: text().notNull().default(""),
    serviceLocation: text().notNull(),
    accessInstructions: text().notNull().default(""),
    scanType: text().notNull(),
    preferredDate: moment(),
    backupDate: moment(),
    purpose: text().notNull(),
    projectScope: text().notNull().default(""),
    numberOfRooms: list(),
    outputFormats: list(),
    additionalServices: list(),
    specialInstructions: text().notNull().default(""),
    /** US dollars. */
    budgetRange: integer().notNull(),
    projectTimeline: text().notNull(),
    deliveryPreferences: list(),
    completionDate: moment(),
    termsAcceptedAt: moment(),
    privacyConsentAt: moment(),
    showcaseConsentAt: moment(),
    viewedAt: moment(),
    viewedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Name, email and phone folded for search: see booking/search.ts. */
    searchText: text().notNull(),
    /** The name as lists are ordered by it: the folded one. Cut, because an index takes no long text. */
    nameKey: byteOrderedText()
      .notNull()
      .generatedAlwaysAs(sql`substr(split_part(search_text, chr(10), 1), 1, 80)`),
    createdAt: createdAt(),
  },
  (table) => [
    // Ascending, and read backwards for the newest first: drizzle's desc() would write NULLS LAST, which
    // serves no plain ORDER BY ... DESC.
    index("bookings_newest_idx").on(table.createdAt, table.id),
    // The other orders of the list, each also within one status. Of dates, each direction has its own,
    // because a booking without one comes last in both.
    index("bookings_name_idx").on(table.nameKey, table.id),
    index("bookings_preferred_idx").on(table.preferredDate, table.id),
    index("bookings_preferred_latest_idx").on(table.preferredDate.desc().nullsLast(), table.id.desc()),
    index("bookings_status_newest_idx").on(table.status, table.createdAt, table.id),
    index("bookings_status_name_idx").on(table.status, table.nameKey, table.id),
    index("bookings_status_preferred_idx").on(table.status, table.preferredDate, table.id),
    index("bookings_status_preferred_latest_idx").on(
      table.status,
      table.preferredDate.desc().nullsLast(),
      table.id.desc(),
    ),
    index("bookings_search_idx").using("gin", sql`${table.searchText} gin_trgm_ops`),
    check("bookings_budget_range_check", sql`${table.budgetRange} between 0 and 5000`),
  ],
);

/** One row: how many bookings there are. Kept by triggers, so that no page counts a million rows. */
export const bookingCounts = pgTable(
  "booking_counts",
  {
    id: smallint().primaryKey().default(1),
    total: bigint({ mode: "number" }).notNull().default(0),
    pending: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [check("booking_counts_single_row", sql`${table.id} = 1`)],
);

/** What a visitor has typed so far, as typed; consumed by the submit that fills `bookingId`. */
export const bookingDrafts = pgTable(
  "booking_drafts",
  {
    id: id(),
    answers: jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
    /** Files that the visitor chose and that were not added, with the reason; at most 20. */
    refusedFiles: jsonb().$type<{ name: string; message: string }[]>().notNull().default([]),
    bookingId: uuid().references(() => bookings.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("booking_drafts_expires_at_idx").on(table.expiresAt)],
);

/** Uploaded files. Neither draft nor booking: an upload through the API that is not saved yet. */
export const files = pgTable(
  "files",
  {
    id: id(),
    storedName: text().notNull().unique(),
    originalName: text().notNull(),
    contentType: text().notNull(),
    byteSize: integer().notNull(),
    sha256: digest().notNull(),
    draftId: uuid().references(() => bookingDrafts.id, { onDelete: "set null" }),
    bookingId: uuid().references(() => bookings.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("files_draft_id_idx").on(table.draftId),
    index("files_booking_id_idx").on(table.bookingId),
    index("files_orphans_idx")
      .on(table.createdAt)
      .where(sql`${table.bookingId} is null and ${table.draftId} is null`),
  ],
);

/**
 * One row: bytes of all files that no booking has, each counted as 64 KiB at least. Kept by triggers, so that
 * no upload sums up a table.
 */
export const unclaimedUploads = pgTable(
  "unclaimed_uploads",
  {
    id: smallint().primaryKey().default(1),
    bytes: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [check("unclaimed_uploads_single_row", sql`${table.id} = 1`)],
);

export type BookingEventKind =
  | "created"
  | "viewed"
  | "marked-pending"
  | "file-downloaded"
  | "files-downloaded"
  | "note-added"
  | "note-removed"
  | "completion-date-set";

/** What happened to a booking, in order. `actor` is a staff email, null for the visitor. */
export const bookingEvents = pgTable(
  "booking_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    actor: text(),
    kind: text().$type<BookingEventKind>().notNull(),
    detail: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index("booking_events_booking_id_idx").on(table.bookingId, table.id)],
);

/** What staff write down about a booking for each other; visitors never see it. */
export const bookingNotes = pgTable(
  "booking_notes",
  {
    /** Made up with the form, so that a form sent twice adds one note. */
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

/** Searches of the bookings list that a staff member keeps. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The list's query string without the page, such as `q=ada&status=0`. */
    query: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("saved_searches_user_id_name_key").on(table.userId, sql`lower(${table.name})`)],
);

/** One row: what the company's own invoices say. */
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
