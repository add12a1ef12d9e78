import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.server";
import { createdAt, id, textList, timestamptz } from "./columns.server";

/** Addresses of other programs that are told what happens. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: id(),
    url: text().notNull(),
    /** Given by whoever made it, such as "CRM". */
    description: text().notNull(),
    /** The types of events that it is told of. */
    events: textList(),
    /** Signs what is sent; encrypted with a key derived from the site's secret. */
    encryptedSecret: text().notNull(),
    /** The secret before, which signs too until `previousUntil`. */
    encryptedPrevious: text(),
    previousUntil: timestamptz(),
    /** Since when nothing is sent; null while it is. */
    pausedAt: timestamptz(),
    /** `failing`: it failed for days. `gone`: it answered 410. */
    pauseReason: text().$type<"staff" | "failing" | "gone">(),
    /** The first failure since the last event that it took; null while it takes them. */
    failingSince: timestamptz(),
    madeBy: uuid().references((): AnyPgColumn => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    check("webhooks_pause_check", sql`(${table.pausedAt} is null) = (${table.pauseReason} is null)`),
    check("webhooks_reason_check", sql`${table.pauseReason} in ('staff', 'failing', 'gone')`),
  ],
);

/** One attempt to send an event. */
export interface WebhookAttempt {
  /** ISO 8601. */
  at: string;
  milliseconds: number;
  /** Of the HTTP answer; null without one. */
  status: number | null;
  /** The beginning of the answer, or why there was none. */
  answer: string;
}

/**
 * The outbox of webhooks: one row for each event and address. A row is inserted in the transaction that it reports, as in `mails`, and has
 * the same lease. It holds ids alone, so nothing in it has to be erased with a person.
 */
export const webhookCalls = pgTable(
  "webhook_calls",
  {
    id: id(),
    /** Events of one booking are sent in this order. */
    position: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** The same for each address that is told of one event. */
    eventId: uuid().notNull(),
    type: text().notNull(),
    /** Not a reference: what tells of an erasure outlives the booking. Null for a test. */
    bookingId: uuid(),
    /** The JSON that is sent, the same with each attempt. */
    body: text().notNull(),
    state: text().$type<"waiting" | "sent" | "failed">().notNull().default("waiting"),
    /** Attempts so far, including one that is under way. */
    attempts: integer().notNull().default(0),
    /** The time from which a waiting call may be sent. */
    nextAttemptAt: createdAt(),
    /** While set and in the future, one worker is sending it. */
    leasedUntil: timestamptz(),
    leasedBy: uuid(),
    /** The last attempts. */
    log: jsonb()
      .$type<WebhookAttempt[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    sentAt: timestamptz(),
    createdAt: createdAt(),
  },
  (table) => [
    // What waits for an address, and before another event of the same booking.
    index("webhook_calls_queue_idx")
      .on(table.webhookId, table.bookingId, table.position)
      .where(sql`${table.state} = 'waiting'`),
    check("webhook_calls_state_check", sql`${table.state} in ('waiting', 'sent', 'failed')`),
  ],
);
