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

/** Addresses of other programs that receive events. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: id(),
    url: text().notNull(),
    description: text().notNull(),
    events: textList(),
    /** The signing secret, encrypted with a key derived from the site's secret. */
    encryptedSecret: text().notNull(),
    /** The previous secret, which also signs until `previousUntil`. */
    encryptedPrevious: text(),
    previousUntil: timestamptz(),
    /** The start of the pause; null without one. */
    pausedAt: timestamptz(),
    /** `failing`: the address failed for days. `gone`: it answered 410. */
    pauseReason: text().$type<"staff" | "failing" | "gone">(),
    /** The first failure since the last accepted event; null after success. */
    failingSince: timestamptz(),
    madeBy: uuid().references((): AnyPgColumn => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    check("webhooks_pause_check", sql`(${table.pausedAt} is null) = (${table.pauseReason} is null)`),
    check("webhooks_reason_check", sql`${table.pauseReason} in ('staff', 'failing', 'gone')`),
  ],
);

export interface WebhookAttempt {
  /** ISO 8601. */
  at: string;
  milliseconds: number;
  /** The HTTP status; null without a response. */
  status: number | null;
  /** The beginning of the response, or the reason why there was none. */
  answer: string;
}

/**
 * The outbox of webhooks: one row for each event and address. As in `mails`, the transaction that changes the data inserts the row, and a
 * worker leases it. A row contains only ids, so the erasure of a person changes nothing in it.
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
    /** The same for all addresses that receive the event. */
    eventId: uuid().notNull(),
    type: text().notNull(),
    /** Not a foreign key, because the event of an erasure outlives the booking. Null for a test. */
    bookingId: uuid(),
    body: text().notNull(),
    state: text().$type<"waiting" | "sent" | "failed">().notNull().default("waiting"),
    /** Includes an attempt in progress. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    leasedUntil: timestamptz(),
    leasedBy: uuid(),
    log: jsonb()
      .$type<WebhookAttempt[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    sentAt: timestamptz(),
    createdAt: createdAt(),
  },
  (table) => [
    // Finds the waiting calls of an address, and an earlier event of the same booking.
    index("webhook_calls_queue_idx")
      .on(table.webhookId, table.bookingId, table.position)
      .where(sql`${table.state} = 'waiting'`),
    check("webhook_calls_state_check", sql`${table.state} in ('waiting', 'sent', 'failed')`),
  ],
);
