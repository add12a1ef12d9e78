import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.server";
import { answerChecks, answerColumns } from "./answer-columns.server";
import { byteOrderedText, createdAt, id, isLocale, language, timestamptz } from "./columns.server";
import { hasStaleSearch } from "./stale-search.server";

/** How far the work on a booking has come. The allowed changes are in booking/stage/stages.ts. */
export type Stage = "new" | "in-review" | "quoted" | "scheduled" | "done" | "declined" | "canceled";

/** Who has to act next: the company, the visitor, or nobody. */
export type WaitingFor = "us" | "them" | "nobody";

/** Why a booking was marked as spam: by staff, or by the form because of a program, or of a sender whom staff marked before. */
export type SpamReason = "staff" | "hidden-field" | "too-fast" | "marked-sender";

/** Booking requests, as submitted, with the state of the work on them. Status: 0 pending, 1 viewed. */
export const bookings = pgTable(
  "bookings",
  {
    id: id(),
    reference: text().notNull().unique(),
    status: smallint().notNull().default(0),
    ...answerColumns,
    // Those of the first release have no default: there is no row without them.
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    contactMethod: text().notNull(),
    serviceLocation: text().notNull(),
    scanType: text().notNull(),
    purpose: text().notNull(),
    projectTimeline: text().notNull(),
    budgetRange: integer().notNull(),
    /** The language that the customer reads: that of the form when it was submitted. */
    language: language(),
    completionDate: timestamptz(),
    /** Which version of the terms and of the privacy policy was accepted; null where none was. */
    termsVersion: integer(),
    privacyVersion: integer(),
    /** When the personal data were removed at the customer's request or by the retention time; see booking/erase. */
    erasedAt: timestamptz(),
    viewedAt: timestamptz(),
    viewedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    stage: text().$type<Stage>().notNull().default("new"),
    stageChangedAt: createdAt(),
    /** The member of staff who takes care of the booking. */
    ownerId: uuid().references(() => users.id, { onDelete: "set null" }),
    waitingFor: text().$type<WaitingFor>().notNull().default("us"),
    waitingSince: createdAt(),
    /**
     * When the customer last wrote, sent a file, asked for another date or answered a quote; null once a member of staff has opened the
     * booking.
     */
    repliedAt: timestamptz(),
    /** When a colleague assigned the booking to its owner; null once the owner has opened it. */
    handedOverAt: timestamptz(),
    /** The name of that colleague, and what they wrote with it. */
    handedOverBy: text(),
    handedOverNote: text(),
    /** Name, email and phone, case-folded for search: see booking/search-text.ts. */
    searchText: text().notNull(),
    /** The folded name, which lists sort by. Truncated, because an index entry has a maximum size. */
    nameKey: byteOrderedText()
      .notNull()
      .generatedAlwaysAs(sql`substr(split_part(search_text, chr(10), 1), 1, 80)`),
    /**
     * Company, place, scope, notes and messages, folded and truncated: see booking/search-text.ts. Null in a row of an older release, until
     * a sweep has filled it in.
     */
    detailsText: text(),
    createdAt: createdAt(),
    /** When the booking was marked as spam: it is in no list or count but the list of spam. */
    spamAt: timestamptz(),
    /** The member of staff who marked it; null if the form did. */
    spamBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Why it was marked; null if it is not. */
    spamReason: text().$type<SpamReason>(),
    /** The network address that sent the booking; erased after 30 days. */
    clientAddress: text(),
  },
  (table) => [
    // The indexes of lists leave out spam, so that a list's plan is the same however much spam there is.
    // Ascending, and scanned backwards for the newest first: drizzle's desc() would write NULLS LAST, which a plain
    // ORDER BY ... DESC cannot use. The columns behind the order are those that the list is filtered by: any combination is found without
    // reading the table.
    index("bookings_list_idx")
      .on(
        table.createdAt,
        table.id,
        table.status,
        table.stage,
        table.service,
        table.ownerId,
        table.waitingFor,
        table.language,
      )
      .where(isListed(table)),
    // The other sort orders of the list. Dates have one index per direction, because bookings without a date are last in both.
    index("bookings_name_idx").on(table.nameKey, table.id).where(isListed(table)),
    index("bookings_preferred_idx").on(table.preferredDate, table.id).where(isListed(table)),
    index("bookings_preferred_latest_idx")
      .on(table.preferredDate.desc().nullsLast(), table.id.desc())
      .where(isListed(table)),
    // Few are pending, or in one stage.
    index("bookings_status_newest_idx").on(table.status, table.createdAt, table.id).where(isListed(table)),
    index("bookings_search_idx")
      .using("gin", sql`${table.searchText} gin_trgm_ops`)
      .where(isListed(table)),
    index("bookings_details_idx")
      .using("gin", sql`${table.detailsText} gin_trgm_ops`)
      .where(isListed(table)),
    index("bookings_stale_search_idx").on(table.id).where(hasStaleSearch(table)),
    index("bookings_stage_newest_idx").on(table.stage, table.createdAt, table.id).where(isListed(table)),
    // What waits, the longest first, of all or of one owner. Few do.
    index("bookings_open_idx")
      .on(table.waitingFor, table.waitingSince, table.id, table.ownerId)
      .where(sql`${table.waitingFor} <> 'nobody' and ${table.spamAt} is null`),
    // What nobody has read: replies, and what a colleague handed over.
    index("bookings_unread_idx")
      .on(table.repliedAt, table.handedOverAt, table.ownerId)
      .where(
        sql`(${table.repliedAt} is not null or ${table.handedOverAt} is not null) and ${table.spamAt} is null`,
      ),
    index("bookings_spam_idx")
      .on(table.createdAt, table.id)
      .where(sql`${table.spamAt} is not null`),
    // For as long as an address is kept: what else came from it.
    index("bookings_sender_idx")
      .on(table.clientAddress, table.createdAt)
      .where(sql`${table.clientAddress} is not null`),
    // Closed requests by the time of their closing, for the retention times.
    index("bookings_closed_idx")
      .on(table.stageChangedAt, table.id)
      .where(sql`${table.stage} in ('done', 'declined', 'canceled') and ${table.erasedAt} is null`),
    index("bookings_email_idx").on(sql`lower(${table.email})`),
    index("bookings_phone_keys_idx").using("gin", phoneKeysOf(table)),
    // A hash, because an index entry has a maximum size.
    index("bookings_location_idx").on(sql`md5(lower(${table.serviceLocation}))`, table.createdAt),
    check(
      "bookings_stage_check",
      sql`${table.stage} in ('new', 'in-review', 'quoted', 'scheduled', 'done', 'declined', 'canceled')`,
    ),
    check("bookings_language_check", isLocale(table)),
    check("bookings_waiting_for_check", sql`${table.waitingFor} in ('us', 'them', 'nobody')`),
    check("bookings_spam_check", sql`(${table.spamAt} is null) = (${table.spamReason} is null)`),
    ...answerChecks(table),
  ],
);

/** What the phone numbers of a booking are compared by: the lines of `searchText` after name, email and phone. */
function phoneKeysOf({ searchText }: { searchText: AnyPgColumn }) {
  return sql`(string_to_array(${searchText}, chr(10)))[4:]`;
}

/** Whether a booking has one of some phone numbers, by their keys: see lib/phone.ts. */
export function hasPhoneKey(keys: readonly string[]) {
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  return sql<boolean>`${phoneKeysOf(bookings)} && array[${list}]::text[]`;
}

function isListed({ spamAt }: { spamAt: AnyPgColumn }) {
  return sql`${spamAt} is null`;
}

/** One row with the numbers of bookings, spam aside, maintained by triggers: no page counts a million rows. */
export const bookingCounts = pgTable(
  "booking_counts",
  {
    id: smallint().primaryKey().default(1),
    total: bigint({ mode: "number" }).notNull().default(0),
    pending: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [check("booking_counts_single_row", sql`${table.id} = 1`)],
);

export type BookingEventKind =
  | "created"
  | "viewed"
  | "marked-pending"
  | "file-downloaded"
  | "files-downloaded"
  | "files-expired"
  | "note-added"
  | "note-removed"
  | "completion-date-set"
  | "stage-changed"
  | "owner-changed"
  | "message-sent"
  | "message-received"
  | "file-received"
  | "quote-sent"
  | "quote-accepted"
  | "quote-declined"
  | "quote-withdrawn"
  | "quote-expired"
  | "visit-scheduled"
  | "visit-changed"
  | "visit-canceled"
  | "delivery-published"
  | "delivery-withdrawn"
  | "results-shared"
  | "results-share-ended"
  | "public-tour-made"
  | "public-tour-ended"
  | "date-requested"
  | "link-renewed"
  | "mail-refused"
  | "email-corrected"
  | "corrected"
  | "file-added"
  | "marked-spam"
  | "unmarked-spam"
  | "duplicate-dismissed"
  | "data-erased";

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
  (table) => [
    index("booking_events_booking_id_idx").on(table.bookingId, table.id),
    // Who opened and downloaded what, for its retention time.
    index("booking_events_access_idx")
      .on(table.createdAt)
      .where(sql`${table.kind} in ('viewed', 'file-downloaded', 'files-downloaded')`),
    // How far a request has come and how fast, for reports: booking/reports/read-report.server.ts has the same condition.
    index("booking_events_progress_idx")
      .on(table.bookingId, table.kind, table.createdAt)
      .where(
        sql`${table.kind} in ('message-sent', 'quote-sent', 'quote-accepted', 'visit-scheduled') or (${table.kind} = 'stage-changed' and ${table.detail} ->> 'to' = 'declined')`,
      ),
  ],
);
