import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bookings } from "./bookings.server";
import { createdAt, id, sha256Hex, timestamptz } from "./columns.server";
import { bookingDrafts } from "./drafts.server";

/** What a mail says. It is rendered as HTML and plain text when it is sent. */
export interface MailContent {
  /** The first line, such as "Hello Ada,". */
  greeting?: string;
  /** Line breaks inside of a paragraph are kept. */
  paragraphs: string[];
  /** Shown as a table, such as the reference and the service. */
  facts?: { label: string; value: string }[];
  /** What a person wrote, shown apart as a quotation. */
  quote?: string;
  /** The one link of the mail, shown as a button. */
  action?: MailAction;
  /** A last line in small type, such as why somebody gets the mail. */
  footnote?: string;
}

/**
 * A path on this site; or a page whose secret address is inserted when the mail is rendered: the visitor's page about a booking, or
 * one that opens a draft, an invitation or the choice of a new password, of which `link` is the id.
 */
export type MailAction = { label: string } & (
  { path: string } | { page: "request" } | { page: "draft" | "invitation" | "password-reset"; link: string }
);

export type MailState = "waiting" | "sent" | "failed" | "canceled";

/**
 * The outbox. A row is inserted in the transaction that it reports, so that no mail is lost and none is sent about what
 * was rolled back. A worker of any process claims waiting rows and sends them.
 */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    /** What the mail reports, such as `booking-received`; for the list and for tests. */
    kind: text().notNull(),
    bookingId: uuid().references(() => bookings.id, { onDelete: "cascade" }),
    /** The draft that the mail's link opens: the mail is useless without it, and is removed with it. */
    draftId: uuid().references(() => bookingDrafts.id, { onDelete: "cascade" }),
    toAddress: text().notNull(),
    /** Empty for the company's own address. */
    replyTo: text().notNull().default(""),
    subject: text().notNull(),
    content: jsonb().$type<MailContent>().notNull(),
    /** A calendar file (.ics) that is sent along, and its METHOD (RFC 5546). */
    calendar: text(),
    calendarMethod: text().$type<"REQUEST" | "CANCEL">(),
    /** Set for a mail that must be queued only once, such as the reminder of a visit. */
    onceKey: text().unique(),
    /** The hashed mailbox of a mail to an address that anybody may have typed: see mail/mail-limits.server.ts. */
    limitKey: sha256Hex(),
    state: text().$type<MailState>().notNull().default("waiting"),
    /** Attempts so far, including one that is under way. */
    attempts: integer().notNull().default(0),
    /** The time from which a waiting mail may be sent. */
    nextAttemptAt: createdAt(),
    /** While set and in the future, one process is sending the mail; no other one touches it. */
    leasedUntil: timestamptz(),
    /** The last answer of the mail server, or why there was none. */
    response: text().notNull().default(""),
    sentAt: timestamptz(),
    createdAt: createdAt(),
  },
  (table) => [
    index("mails_waiting_idx")
      .on(table.nextAttemptAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index("mails_newest_idx").on(table.createdAt, table.id),
    index("mails_state_newest_idx").on(table.state, table.createdAt, table.id),
    index("mails_limit_idx")
      .on(table.limitKey, table.createdAt)
      .where(sql`${table.limitKey} is not null`),
    index("mails_booking_id_idx").on(table.bookingId),
    index("mails_draft_id_idx")
      .on(table.draftId)
      .where(sql`${table.draftId} is not null`),
    // Mails about no booking, by the person who got them.
    index("mails_other_address_idx")
      .on(sql`lower(${table.toAddress})`)
      .where(sql`${table.bookingId} is null`),
    check("mails_state_check", sql`${table.state} in ('waiting', 'sent', 'failed', 'canceled')`),
  ],
);
