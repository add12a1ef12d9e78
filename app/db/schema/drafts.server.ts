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

/** A file of a visitor that was not taken, and why. What is said of it is in `forms/refusals/file.ts`. */
export interface RefusedFile {
  /** Cleaned; empty for a file that has none. */
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
  /** The most files that one form may carry, for `too-many-at-once`. */
  limit?: number;
  /** Seconds until the same file may be taken, if waiting helps. */
  wait?: number;
}

/** A visitor's answers so far, as entered. The submit that sets `bookingId` closes the draft. */
export const bookingDrafts = pgTable(
  "booking_drafts",
  {
    id: id(),
    answers: jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
    /** The language of the page that saved last: mails about the draft are in it. */
    language: language(),
    /** Files that were not taken; at most 20. An earlier release stored the sentence in place of the reason. */
    refusedFiles: jsonb().$type<(RefusedFile | { name: string; message: string })[]>().notNull().default([]),
    bookingId: uuid().references(() => bookings.id, { onDelete: "cascade" }),
    /**
     * The draft that this one's answers and files are in since a mailed link opened it in another browser. What is left is the id that
     * the earlier browser has, so that it can say what happened.
     */
    movedTo: uuid().references((): AnyPgColumn => bookingDrafts.id, { onDelete: "cascade" }),
    /** When the form was first shown. */
    startedAt: createdAt(),
    /** Whether the field that no person sees was filled in. */
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

/** Links that open a draft on another device. Only the hash of the token is stored. */
export const draftLinks = pgTable(
  "draft_links",
  {
    tokenHash: sha256Hex().primaryKey(),
    draftId: uuid()
      .notNull()
      .references(() => bookingDrafts.id, { onDelete: "cascade" }),
    /** The hashed mailbox that the link was mailed to: the first link that is opened ends those of other mailboxes. */
    recipientHash: sha256Hex(),
    createdAt: createdAt(),
  },
  (table) => [index("draft_links_draft_id_idx").on(table.draftId)],
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
    /** Whose share of the storage the file takes up, as `toSender` returns it. Null once a booking has the file. */
    sentFrom: text(),
    /** The booking that it was sent to on its private page, whose erasure removes it also if it was never attached. */
    sentTo: uuid(),
    draftId: uuid().references(() => bookingDrafts.id, { onDelete: "set null" }),
    bookingId: uuid().references(() => bookings.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("files_draft_id_idx").on(table.draftId),
    index("files_booking_id_idx").on(table.bookingId),
    // What belongs to no booking yet, by its sender.
    index("files_unclaimed_idx")
      .on(table.sentFrom)
      .where(sql`${table.bookingId} is null`),
  ],
);

/**
 * Stored files whose rows are deleted and whose content must follow. Written in the transaction that deletes the rows, so that a
 * process that ends in between loses no name; emptied by `removeReleasedFiles`.
 */
export const fileRemovals = pgTable("file_removals", {
  storedName: text().primaryKey(),
  createdAt: createdAt(),
});

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
