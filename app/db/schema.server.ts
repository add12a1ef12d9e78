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
const timestamptz = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
const createdAt = () => timestamptz().notNull().defaultNow();
const textList = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);
/** A SHA-256 hash in hex. */
const sha256Hex = customType<{ data: string }>({ dataType: () => "char(64)" });

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
    deactivatedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [uniqueIndex("users_email_key").on(sql`lower(${table.email})`)],
);

/** Sessions. The id is the SHA-256 hash of the secret in the cookie or bearer token. */
export const sessions = pgTable(
  "sessions",
  {
    id: sha256Hex().primaryKey(),
    userId: uuid()
      .notNull()
      .references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    /** Extended by each use, up to `createdAt` plus the maximum session length. */
    expiresAt: timestamptz().notNull(),
  },
  (table) => [
    index("sessions_user_id_idx").on(table.userId),
    index("sessions_expires_at_idx").on(table.expiresAt),
  ],
);

/** Attempts counted against a rate limit: `points` of a key in the window that ends at `expire`. */
export const rateLimits = pgTable(
  "rate_limits",
  { key: text().primaryKey(), points: integer().notNull(), expire: timestamptz() },
  (table) => [index("rate_limits_expire_idx").on(table.expire)],
);

/** Text that is compared by bytes, so that both engines sort it alike in any locale. */
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
    /** The name of the service; empty if the visitor is not sure yet. */
    service: text().notNull().default(""),
    serviceLocation: text().notNull(),
    accessInstructions: text().notNull().default(""),
    scanType: text().notNull(),
    preferredDate: timestamptz(),
    backupDate: timestamptz(),
    purpose: text().notNull(),
    projectScope: text().notNull().default(""),
    numberOfRooms: textList(),
    outputFormats: textList(),
    additionalServices: textList(),
    specialInstructions: text().notNull().default(""),
    /** US dollars. */
    budgetRange: integer().notNull(),
    projectTimeline: text().notNull(),
    deliveryPreferences: textList(),
    completionDate: timestamptz(),
    termsAcceptedAt: timestamptz(),
    privacyConsentAt: timestamptz(),
    showcaseConsentAt: timestamptz(),
    viewedAt: timestamptz(),
    viewedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Name, email and phone, case-folded for search: see booking/list/search.ts. */
    searchText: text().notNull(),
    /** The folded name, which lists sort by. Truncated, because an index entry has a maximum size. */
    nameKey: byteOrderedText()
      .notNull()
      .generatedAlwaysAs(sql`substr(split_part(search_text, chr(10), 1), 1, 80)`),
    createdAt: createdAt(),
  },
  (table) => [
    // Ascending, and scanned backwards for the newest first: drizzle's desc() would write NULLS LAST, which a plain
    // ORDER BY ... DESC cannot use.
    index("bookings_newest_idx").on(table.createdAt, table.id),
    // The other sort orders of the list, each also within one status. Dates have one index per direction, because
    // bookings without a date are last in both.
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

/** One row with the numbers of bookings, maintained by triggers: no page counts a million rows. */
export const bookingCounts = pgTable(
  "booking_counts",
  {
    id: smallint().primaryKey().default(1),
    total: bigint({ mode: "number" }).notNull().default(0),
    pending: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [check("booking_counts_single_row", sql`${table.id} = 1`)],
);

/** A visitor's answers so far, as entered. The submit that sets `bookingId` closes the draft. */
export const bookingDrafts = pgTable(
  "booking_drafts",
  {
    id: id(),
    answers: jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
    /** Files that were rejected, with the reason; at most 20. */
    refusedFiles: jsonb().$type<{ name: string; message: string }[]>().notNull().default([]),
    bookingId: uuid().references(() => bookings.id, { onDelete: "cascade" }),
    expiresAt: timestamptz().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("booking_drafts_expires_at_idx").on(table.expiresAt)],
);

/** Uploaded files. One with neither draft nor booking was uploaded through the API and is not attached yet. */
export const files = pgTable(
  "files",
  {
    id: id(),
    storedName: text().notNull().unique(),
    originalName: text().notNull(),
    contentType: text().notNull(),
    byteSize: integer().notNull(),
    sha256: sha256Hex().notNull(),
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
 * One row with the bytes of all files without a booking, at least 64 KiB per file. Maintained by triggers: no upload sums
 * up a table.
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

/** The history of a booking, in order. `actor` is the email of a member of staff, or null for the visitor. */
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
