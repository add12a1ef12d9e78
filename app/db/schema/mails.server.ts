import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "~/messages/languages";
import { bookings, type Stage } from "./bookings.server";
import { createdAt, id, sha256Hex, timestamptz } from "./columns.server";
import { bookingDrafts } from "./drafts.server";

/** What a mail says. It is rendered as HTML and plain text when it is sent. */
export interface MailContent {
  /** The language of all these texts, which the frame of the mail and its links are in, too. English without it. */
  language?: Locale;
  /** The first line, such as "Hello Ada,". */
  greeting?: string;
  /** Line breaks inside of a paragraph are kept. */
  paragraphs: string[];
  /** Who wrote the paragraphs, below them: a person and the company. */
  signature?: string;
  /** Shown as a table, such as the reference and the service. */
  facts?: MailFact[];
  /** What a person wrote, shown apart as a quotation. */
  quote?: string;
  /** The one link of the mail, shown as a button. */
  action?: MailAction;
  /** A last line in small type, such as why somebody gets the mail. */
  footnote?: string;
  /** How many events a summary tells of so far: it is updated while it waits. */
  summed?: number;
}

interface MailFact {
  label: string;
  value: string;
  /** A page of this site that the value links to; the plain text names its address. */
  path?: string;
}

/**
 * A path on this site; or a page whose secret address is inserted when the mail is rendered: the private page of a booking, stored as
 * `request`, or one that opens a draft, an invitation or the choice of a new password, of which `link` is the id.
 */
export type MailAction = { label: string } & (
  | { path: string }
  | { page: "request" }
  | { page: "draft" | "invitation" | "password-reset"; link: string }
);

/**
 * `held`: waits until a limit allows it. `probably-delivered`: the server took the whole mail and never answered, so that another
 * attempt might be a copy. `canceled`: is not sent, for the reason in `response`.
 */
export type MailState = "waiting" | "held" | "sent" | "probably-delivered" | "failed" | "canceled";

/** What must still be so when the mail is sent; all of what is given. Otherwise the mail says what is no longer true. */
export interface MailCondition {
  /** The visit is still to come, with this sequence. */
  visit?: { id: string; sequence: number };
  /** The id of a quote that is still open. */
  quote?: string;
  /** The stage of the mail's booking. */
  stage?: Stage;
  /** The id of the owner of the mail's booking. */
  owner?: string;
}

/** Where a mail to an address comes from that anybody may have typed. Each has a daily reserve of its own: see mail/mail-limits. */
export type MailLane = "form" | "api" | "link";

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
    /** Set for a mail to staff that each of them may turn off. */
    isNotice: boolean().notNull().default(false),
    /** What the mail depends on; null for nothing. */
    condition: jsonb().$type<MailCondition>(),
    /** The time after which the mail is of no use. */
    expiresAt: timestamptz(),
    /** Set for a mail to an address that anybody may have typed; the hashed mailbox, sender and network range it counts for. */
    lane: text().$type<MailLane>(),
    limitKey: sha256Hex(),
    senderKey: sha256Hex(),
    rangeKey: sha256Hex(),
    /** When its limits allowed the mail; null while it is held. */
    admittedAt: timestamptz(),
    state: text().$type<MailState>().notNull().default("waiting"),
    /** Attempts so far, including one that is under way. */
    attempts: integer().notNull().default(0),
    /** The time from which a waiting mail may be sent. */
    nextAttemptAt: createdAt(),
    /** While set and in the future, one worker is sending the mail, and renews this time; no other one touches it. */
    leasedUntil: timestamptz(),
    /** The worker that has claimed the mail. */
    leasedBy: uuid(),
    /** Why a mail is not tried again after the attempt under way: it was canceled meanwhile. */
    voidReason: text(),
    /** The last answer of the mail server, or why there was none. */
    response: text().notNull().default(""),
    sentAt: timestamptz(),
    /** The time of the statement, not of its transaction: mails of one transaction have an order. */
    createdAt: timestamptz()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    // In the order in which they are sent, so that a claim reads no more than it takes, however many wait.
    index("mails_due_idx")
      .on(table.nextAttemptAt, table.createdAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    // What a day has admitted.
    index("mails_admitted_idx")
      .on(table.admittedAt)
      .where(sql`${table.admittedAt} is not null`),
    index("mails_newest_idx").on(table.createdAt, table.id),
    index("mails_state_newest_idx").on(table.state, table.createdAt, table.id),
    // Finds the other mails about a booking to the same reader without a second index, whatever the statistics of the table say.
    index("mails_conversation_idx").on(table.bookingId, table.toAddress, table.createdAt, table.id),
    index("mails_draft_id_idx")
      .on(table.draftId)
      .where(sql`${table.draftId} is not null`),
    index("mails_to_address_idx").on(sql`lower(${table.toAddress})`),
    check(
      "mails_state_check",
      sql`${table.state} in ('waiting', 'held', 'sent', 'probably-delivered', 'failed', 'canceled')`,
    ),
  ],
);

/**
 * One row while no mail can be sent because the mail server, or the company as a sender, is refused. That says nothing about any
 * mail: all of them wait, and one at a time is tried until the server takes one.
 */
export const mailStops = pgTable(
  "mail_stops",
  {
    /** Always 1: there is one mail server. */
    id: smallint().primaryKey().default(1),
    since: createdAt(),
    /** What is at fault. */
    cause: text().$type<"server" | "sender">().notNull(),
    /** The last answer of the mail server, or why there was none. */
    response: text().notNull(),
    nextProbeAt: timestamptz().notNull(),
  },
  (table) => [check("mail_stops_id_check", sql`${table.id} = 1`)],
);
