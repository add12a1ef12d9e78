import { sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
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
import {
  type AnswerName,
  columnOf,
  type ColumnOf,
  fieldNames,
  fields,
  isOfKind,
  type NameOfKind,
} from "~/booking-fields";
import { users } from "./accounts.server";
import { byteOrderedText, createdAt, id, isLocale, language, textList, timestamptz } from "./columns.server";
import { hasStaleSearch } from "./stale-search.server";

/** The state of the work on a booking. booking/stage/stages.ts lists the allowed changes. */
export type Stage = "new" | "in-review" | "quoted" | "scheduled" | "done" | "declined" | "canceled";

export type WaitingFor = "us" | "them" | "nobody";

/** The reason for the spam mark: staff set it, or the form detected a program, or a sender with a request that staff had marked. */
export type SpamReason = "staff" | "hidden-field" | "too-fast" | "marked-sender";

/**
 * The column of an answer, by the kind of its field. A row that is older than its field has an empty answer, or the form's initial amount.
 */
const answerColumn = {
  line: () => text().notNull().default(""),
  paragraph: () => text().notNull().default(""),
  choice: () => text().notNull().default(""),
  list: textList,
  date: timestamptz,
  dollars: (initial: number) => integer().notNull().default(initial),
  consent: timestamptz,
};

type AnswerColumns = {
  [Name in AnswerName as ColumnOf<Name>]: ReturnType<(typeof answerColumn)[(typeof fields)[Name]["kind"]]>;
};

const answerColumns = Object.fromEntries(
  fieldNames.map((name) => [columnOf(name), toColumn(name)]),
) as AnswerColumns;

function toColumn(name: AnswerName) {
  return isOfKind(name, "dollars")
    ? answerColumn.dollars(fields[name].initial)
    : answerColumn[fields[name].kind]();
}

function answerChecks(table: Record<NameOfKind<"dollars">, AnyPgColumn>) {
  return fieldNames
    .filter((name) => isOfKind(name, "dollars"))
    .map((name) => {
      const { min, max } = fields[name];
      const isWithin = sql`${table[name]} between ${sql.raw(`${min} and ${max}`)}`;
      return check(`bookings_${toSnakeCase(name)}_check`, isWithin);
    });
}

/** Booking requests as submitted, with the state of the work on them. Status: 0 pending, 1 viewed. */
export const bookings = pgTable(
  "bookings",
  {
    id: id(),
    reference: text().notNull().unique(),
    status: smallint().notNull().default(0),
    ...answerColumns,
    // The columns of the first release have no default, because no row lacks them.
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    contactMethod: text().notNull(),
    serviceLocation: text().notNull(),
    scanType: text().notNull(),
    purpose: text().notNull(),
    projectTimeline: text().notNull(),
    budgetRange: integer().notNull(),
    /** The language of the form at submission, in which the customer gets mails. */
    language: language(),
    completionDate: timestamptz(),
    /** The accepted version of the terms and of the privacy policy; null without consent. */
    termsVersion: integer(),
    privacyVersion: integer(),
    /** The time of the removal of personal data, at the customer's request or by the retention time; see booking/erase. */
    erasedAt: timestamptz(),
    viewedAt: timestamptz(),
    viewedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    stage: text().$type<Stage>().notNull().default("new"),
    stageChangedAt: createdAt(),
    ownerId: uuid().references(() => users.id, { onDelete: "set null" }),
    waitingFor: text().$type<WaitingFor>().notNull().default("us"),
    waitingSince: createdAt(),
    /** The time of the customer's last message, file, date request or quote answer; null after a staff member has opened the booking. */
    repliedAt: timestamptz(),
    /** The time when a colleague assigned the booking to its owner; null after the owner has opened it. */
    handedOverAt: timestamptz(),
    /** The colleague's name, and the note to the owner. */
    handedOverBy: text(),
    handedOverNote: text(),
    /** Name, email and phone, case-folded for search: see booking/record/search-text.ts. */
    searchText: text().notNull(),
    /** The folded name, the sort key of lists. Truncated, because an index entry has a maximum size. */
    nameKey: byteOrderedText()
      .notNull()
      .generatedAlwaysAs(sql`substr(split_part(search_text, chr(10), 1), 1, 80)`),
    /**
     * Company, place, scope, notes and messages, as in `searchText`, truncated. Null in an older release's row until a sweep fills it in.
     */
    detailsText: text(),
    createdAt: createdAt(),
    /** The time of the spam mark. Only the spam list and its count include the booking. */
    spamAt: timestamptz(),
    /** The staff member who set the mark; null if the form set it. */
    spamBy: uuid().references(() => users.id, { onDelete: "set null" }),
    spamReason: text().$type<SpamReason>(),
    /** The sender's network address; erased after 30 days. */
    clientAddress: text(),
  },
  (table) => [
    // Indexes of lists exclude spam, so the amount of spam does not change a list's plan. The index is ascending and scanned backwards for
    // the newest first: drizzle's desc() would write NULLS LAST, which a plain ORDER BY ... DESC cannot use. The columns after the sort key
    // are the list's filters, so the index alone answers any combination of filters.
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
    // The list's other sort orders. Dates have an index for each direction, because bookings without a date are last in both.
    index("bookings_name_idx").on(table.nameKey, table.id).where(isListed(table)),
    index("bookings_preferred_idx").on(table.preferredDate, table.id).where(isListed(table)),
    index("bookings_preferred_latest_idx")
      .on(table.preferredDate.desc().nullsLast(), table.id.desc())
      .where(isListed(table)),
    index("bookings_status_newest_idx").on(table.status, table.createdAt, table.id).where(isListed(table)),
    index("bookings_search_idx")
      .using("gin", sql`${table.searchText} gin_trgm_ops`)
      .where(isListed(table)),
    index("bookings_details_idx")
      .using("gin", sql`${table.detailsText} gin_trgm_ops`)
      .where(isListed(table)),
    index("bookings_stale_search_idx").on(table.id).where(hasStaleSearch(table)),
    index("bookings_stage_newest_idx").on(table.stage, table.createdAt, table.id).where(isListed(table)),
    // Waiting bookings, the longest wait first, of all owners or of one. Few bookings wait.
    index("bookings_open_idx")
      .on(table.waitingFor, table.waitingSince, table.id, table.ownerId)
      .where(sql`${table.waitingFor} <> 'nobody' and ${table.spamAt} is null`),
    index("bookings_unread_idx")
      .on(table.repliedAt, table.handedOverAt, table.ownerId)
      .where(
        sql`(${table.repliedAt} is not null or ${table.handedOverAt} is not null) and ${table.spamAt} is null`,
      ),
    index("bookings_spam_idx")
      .on(table.createdAt, table.id)
      .where(sql`${table.spamAt} is not null`),
    // Finds other bookings of the same address, until the address is erased.
    index("bookings_sender_idx")
      .on(table.clientAddress, table.createdAt)
      .where(sql`${table.clientAddress} is not null`),
    // Closed bookings by closing time, for the retention times.
    index("bookings_closed_idx")
      .on(table.stageChangedAt, table.id)
      .where(sql`${table.stage} in ('done', 'declined', 'canceled') and ${table.erasedAt} is null`),
    index("bookings_email_idx").on(sql`lower(${table.email})`),
    index("bookings_phone_keys_idx").using("gin", phoneKeysOf(table)),
    // The hash fits the maximum size of an index entry.
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

/** Returns SQL for a booking's normalized phone numbers: the lines of `searchText` after name, email and phone. */
function phoneKeysOf({ searchText }: { searchText: AnyPgColumn }) {
  return sql`(string_to_array(${searchText}, chr(10)))[4:]`;
}

/** @param keys normalized phone numbers: see lib/phone.ts */
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

/** One row with the numbers of bookings without spam. Triggers maintain it, because counting a million rows is slow. */
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
  | "public-tour-extended"
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

/** The history of a booking, in order. `actor` is a staff member's email, or null for the visitor. */
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
    // Views and downloads, for their retention time.
    index("booking_events_access_idx")
      .on(table.createdAt)
      .where(sql`${table.kind} in ('viewed', 'file-downloaded', 'files-downloaded')`),
    // Progress events, for reports: booking/reports/read-report.server.ts has the same condition.
    index("booking_events_progress_idx")
      .on(table.bookingId, table.kind, table.createdAt)
      .where(
        sql`${table.kind} in ('message-sent', 'quote-sent', 'quote-accepted', 'visit-scheduled') or (${table.kind} = 'stage-changed' and ${table.detail} ->> 'to' = 'declined')`,
      ),
  ],
);
