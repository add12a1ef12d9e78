import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bookings } from "./bookings.server";
import { createdAt, id, isLocale, language, sha256Hex, timestamptz } from "./columns.server";

/** A visitor's rejected file. `refusals/file.ts` has the text for each reason. */
export interface RefusedFile {
  /** The cleaned name; empty for a file without one. */
  name: string;
  result:
    | "closed"
    | "empty"
    | "nameless"
    | "over-quota"
    | "over-share"
    | "stalled"
    | "store-busy"
    | "store-full"
    | "too-large"
    | "too-many"
    | "too-many-at-once"
    | "too-many-uploads"
    | "wrong-content"
    | "wrong-type";
  /** The maximum of files in one form, for `too-many-at-once`. */
  limit?: number;
  /** Seconds after which the same file may be accepted; undefined if waiting does not help. */
  wait?: number;
}

/** A visitor's answers as entered. The submit that sets `bookingId` closes the draft. */
export const bookingDrafts = pgTable(
  "booking_drafts",
  {
    id: id(),
    answers: jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
    /** The language of the last saved page, in which mails about the draft are written. */
    language: language(),
    /** At most 20 refused files. Rows of earlier releases have the displayed message instead of the reason. */
    refusedFiles: jsonb().$type<(RefusedFile | { name: string; message: string })[]>().notNull().default([]),
    bookingId: uuid().references(() => bookings.id, { onDelete: "cascade" }),
    /** The draft that took over the answers and files in another browser. This row remains to tell the earlier browser about the move. */
    movedTo: uuid().references((): AnyPgColumn => bookingDrafts.id, { onDelete: "cascade" }),
    startedAt: createdAt(),
    /** Whether the hidden field was filled in. */
    isTrapped: boolean().notNull().default(false),
    expiresAt: timestamptz().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("booking_drafts_booking_id_idx")
      .on(table.bookingId)
      .where(sql`${table.bookingId} is not null`),
    index("booking_drafts_moved_to_idx")
      .on(table.movedTo)
      .where(sql`${table.movedTo} is not null`),
    check("booking_drafts_language_check", isLocale(table)),
  ],
);

/** Links that open a draft on another device. The table stores only the hash of the token. */
export const draftLinks = pgTable(
  "draft_links",
  {
    tokenHash: sha256Hex().primaryKey(),
    draftId: uuid()
      .notNull()
      .references(() => bookingDrafts.id, { onDelete: "cascade" }),
    /** The hashed mailbox of the recipient. The first link that is opened ends the links to other mailboxes. */
    recipientHash: sha256Hex(),
    createdAt: createdAt(),
  },
  (table) => [index("draft_links_draft_id_idx").on(table.draftId)],
);

/** Uploaded files. A file with neither draft nor booking was uploaded through the API and is not attached yet. */
export const files = pgTable(
  "files",
  {
    id: id(),
    storedName: text().notNull().unique(),
    originalName: text().notNull(),
    contentType: text().notNull(),
    byteSize: integer().notNull(),
    sha256: sha256Hex().notNull(),
    /** The sender whose share of the storage the file uses, from `toSenderRange`. Null after a booking has the file. */
    sentFrom: text(),
    /** The booking on whose private page the file was sent. Its erasure removes the file even if the file was never attached. */
    sentTo: uuid(),
    draftId: uuid().references(() => bookingDrafts.id, { onDelete: "set null" }),
    bookingId: uuid().references(() => bookings.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("files_draft_id_idx").on(table.draftId),
    index("files_booking_id_idx").on(table.bookingId),
    index("files_unclaimed_idx")
      .on(table.sentFrom)
      .where(sql`${table.bookingId} is null`),
  ],
);

/**
 * Stored files whose rows are deleted and whose content is still to be removed. The transaction that deletes the rows inserts the names, so
 * a killed process loses none. `removeReleasedFiles` empties the table.
 */
export const fileRemovals = pgTable("file_removals", {
  storedName: text().primaryKey(),
  createdAt: createdAt(),
});

/**
 * One row with the bytes of all files without a booking, at least 64 KiB each. Triggers maintain it, so an upload need not sum up the table
 * of files.
 */
export const unclaimedUploads = pgTable(
  "unclaimed_uploads",
  {
    id: smallint().primaryKey().default(1),
    bytes: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [check("unclaimed_uploads_single_row", sql`${table.id} = 1`)],
);
