import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "~/messages/languages";
import { bookings, type Stage } from "./bookings.server";
import { createdAt, id, sha256Hex, timestamptz } from "./columns.server";
import { bookingDrafts } from "./drafts.server";

/** A mail's text. It is rendered as HTML and plain text at the time of sending. */
export interface MailContent {
  /** The language of these texts, of the mail's frame and of its links. English by default. */
  language?: Locale;
  greeting?: string;
  paragraphs: string[];
  signature?: string;
  /** Rendered as a table, such as the reference and the service. */
  facts?: MailFact[];
  /** A person's own words, rendered as a quotation. */
  quote?: string;
  /** The mail's only link, rendered as a button. */
  action?: MailAction;
  footnote?: string;
  /** The number of events in a summary, which is updated while it waits. */
  summed?: number;
}

interface MailFact {
  label: string;
  value: string;
  /** A path on this site to which the value links. The plain text contains the address. */
  path?: string;
}

/**
 * A path on this site, or a page whose secret address is inserted when the mail is rendered. `request` is the private page of the mail's
 * booking. For a draft, an invitation or a new password, `link` is the id.
 */
export type MailAction = { label: string } & (
  | { path: string }
  | { page: "request" }
  | { page: "draft" | "invitation" | "password-reset"; link: string }
);

/**
 * `held`: waits until a limit allows it. `probably-delivered`: the server took the whole mail and never answered; another attempt might
 * deliver a copy. `canceled`: is not sent, for the reason in `response`.
 */
export type MailState = "waiting" | "held" | "sent" | "probably-delivered" | "failed" | "canceled";

/** Conditions that must all hold when the mail is sent. Otherwise the mail is outdated and is canceled. */
export interface MailCondition {
  /** The visit is in the future and has this sequence. */
  visit?: { id: string; sequence: number };
  /** The id of a quote that must be open. */
  quote?: string;
  /** The required stage of the booking. */
  stage?: Stage;
  /** The id of the booking's required owner. */
  owner?: string;
}

/** The origin of a mail to an unconfirmed address. Each origin has a separate daily reserve: see mail/mail-limits. */
export type MailLane = "form" | "api" | "link";

/**
 * The outbox. The transaction that changes the data also inserts the mail, so no mail is lost and none reports a change that was rolled
 * back. A worker of any process claims waiting rows and sends them.
 */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    /** The type of mail, such as `booking-received`; for the list and for tests. */
    kind: text().notNull(),
    bookingId: uuid().references(() => bookings.id, { onDelete: "cascade" }),
    /** The draft that the mail's link opens. The mail is removed with the draft. */
    draftId: uuid().references(() => bookingDrafts.id, { onDelete: "cascade" }),
    toAddress: text().notNull(),
    /** Empty if replies go to the company's own address. */
    replyTo: text().notNull().default(""),
    subject: text().notNull(),
    content: jsonb().$type<MailContent>().notNull(),
    /** An attached calendar file (.ics), and its METHOD (RFC 5546). */
    calendar: text(),
    calendarMethod: text().$type<"REQUEST" | "CANCEL">(),
    /** Set for a mail that must be queued only once, such as the reminder of a visit. */
    onceKey: text().unique(),
    /** Set for a mail that each staff member may turn off. */
    isNotice: boolean().notNull().default(false),
    condition: jsonb().$type<MailCondition>(),
    expiresAt: timestamptz(),
    /** Set for a mail to an unconfirmed address. The keys are hashes of the limits' mailbox, sender and network range. */
    lane: text().$type<MailLane>(),
    limitKey: sha256Hex(),
    senderKey: sha256Hex(),
    rangeKey: sha256Hex(),
    /** The time when its limits allowed the mail; null while it is held. */
    admittedAt: timestamptz(),
    state: text().$type<MailState>().notNull().default("waiting"),
    /** Includes an attempt in progress. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    /** While this time is in the future, one worker sends the mail and renews the time. No other worker touches the mail. */
    leasedUntil: timestamptz(),
    leasedBy: uuid(),
    /** The reason why the attempt in progress is the last one: the mail was canceled during it. */
    voidReason: text(),
    /** The mail server's last response, or the reason why there was none. */
    response: text().notNull().default(""),
    sentAt: timestamptz(),
    /** The time of the statement, which orders the mails of one transaction. */
    createdAt: timestamptz()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    // The order of sending, so a claim reads only the rows that it takes.
    index("mails_due_idx")
      .on(table.nextAttemptAt, table.createdAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index("mails_admitted_idx")
      .on(table.admittedAt)
      .where(sql`${table.admittedAt} is not null`),
    index("mails_newest_idx").on(table.createdAt, table.id),
    index("mails_state_newest_idx").on(table.state, table.createdAt, table.id),
    // Finds the other mails about a booking to the same recipient with a single index, regardless of the table's statistics.
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
 * One row while the mail server is down or rejects the company as a sender. No mail is at fault: all of them wait, and one at a time is
 * tried until the server accepts one.
 */
export const mailStops = pgTable(
  "mail_stops",
  {
    id: smallint().primaryKey().default(1),
    since: createdAt(),
    cause: text().$type<"server" | "sender">().notNull(),
    response: text().notNull(),
    nextProbeAt: timestamptz().notNull(),
  },
  (table) => [check("mail_stops_id_check", sql`${table.id} = 1`)],
);
