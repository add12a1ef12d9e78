import { and, desc, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { deleteInBatches } from "~/db/batches.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type BookingEventKind, bookingEvents } from "~/db/schema.server";
import { enqueueEvents } from "~/webhooks/enqueue-events.server";
import type { WebhookEvent, WebhookType } from "~/webhooks/types";

interface NewEvent {
  bookingId: string;
  kind: BookingEventKind;
  /** A staff email. Null for the visitor and the software. */
  actor: string | null;
  detail?: Record<string, string>;
}

export type BookingEvent = Awaited<ReturnType<typeof findHistory>>[number];

/** Needs the transaction of the change that it describes. */
export async function recordBookingEvent(database: Database, event: NewEvent): Promise<void> {
  await recordBookingEvents(database, [{ id: event.bookingId }], event);
}

/** Records the same event for several bookings. Needs the transaction of the change that it describes. */
export async function recordBookingEvents(
  database: Database,
  targets: readonly { id: string }[],
  event: Omit<NewEvent, "bookingId">,
): Promise<void> {
  if (targets.length === 0) return;
  const events = targets.map(({ id }) => ({ ...event, bookingId: id }));
  await database.insert(bookingEvents).values(events);
  await enqueueEvents(database, events.flatMap(toWebhookEvent));
}

/** Deletes at most `max` events in batches. Returns their number. */
export function deleteEvents(which: SQL | undefined, max: number): Promise<number> {
  return deleteInBatches(bookingEvents, bookingEvents.id, which, max);
}

const eventColumns = {
  id: bookingEvents.id,
  kind: bookingEvents.kind,
  actor: bookingEvents.actor,
  detail: bookingEvents.detail,
  createdAt: bookingEvents.createdAt,
};

/**
 * Returns a booking's history, newest first: the last hundred events, or the hundred before the event `before`. The history of an erased
 * booking starts with its erasure. Earlier events are kept only for reports.
 */
export function findHistory(bookingId: string, { before, limit = 100 }: HistoryRange = {}) {
  const erasure = db()
    .select({ id: sql`coalesce(max(${bookingEvents.id}), 0)` })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.kind, "data-erased")));
  const isOfBooking = and(eq(bookingEvents.bookingId, bookingId), gte(bookingEvents.id, erasure));
  return db()
    .select(eventColumns)
    .from(bookingEvents)
    .where(before === undefined ? isOfBooking : and(isOfBooking, lt(bookingEvents.id, before)))
    .orderBy(desc(bookingEvents.id))
    .limit(limit);
}

interface HistoryRange {
  before?: number | undefined;
  limit?: number;
}

/** Omitted fields match any event. */
interface EventQuery {
  kinds?: readonly BookingEventKind[];
  after?: number;
  /** A staff email. Null for the visitor and the software. */
  actor?: string | null;
  limit?: number;
}

/** Returns a booking's matching events, newest first. Returns only the last one by default. */
export function findEvents(
  bookingId: string,
  { kinds, after, actor, limit = 1 }: EventQuery = {},
  database: Database = db(),
): Promise<BookingEvent[]> {
  const { id, kind, actor: by } = bookingEvents;
  const isBy = actor === null ? isNull(by) : actor === undefined ? undefined : eq(by, actor);
  const isAfter = after === undefined ? undefined : gt(id, after);
  return database
    .select(eventColumns)
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), kinds && inArray(kind, [...kinds]), isBy, isAfter))
    .orderBy(desc(id))
    .limit(limit);
}

/** Returns the id of a booking's last matching event. Zero without one. */
export async function findLastEventId(bookingId: string, query?: EventQuery): Promise<number> {
  const [last] = await findEvents(bookingId, query);
  return last?.id ?? 0;
}

/** Returns whether the booking has an event with the change's key. If it has one, the change was already made. */
export async function isRecorded(
  transaction: Database,
  bookingId: string,
  changeKey: string,
): Promise<boolean> {
  const isOfForm = and(
    eq(bookingEvents.bookingId, bookingId),
    sql`${bookingEvents.detail} ->> 'form' = ${changeKey}`,
  );
  const found = await transaction
    .select({ id: bookingEvents.id })
    .from(bookingEvents)
    .where(isOfForm)
    .limit(1);
  return found.length > 0;
}

/** The webhook type of each event. Null for events that are not sent. */
const webhookTypes: Record<BookingEventKind, WebhookType | null> = {
  created: "request.created",
  viewed: "request.changed",
  "marked-pending": "request.changed",
  "file-downloaded": null,
  "files-downloaded": null,
  "files-expired": "request.changed",
  "note-added": null,
  "note-removed": null,
  "completion-date-set": "request.changed",
  "stage-changed": "stage.changed",
  "owner-changed": "request.changed",
  "message-sent": "message.sent",
  "message-received": "message.received",
  "file-received": "request.changed",
  "quote-sent": "quote.sent",
  "quote-accepted": "quote.accepted",
  "quote-declined": "quote.declined",
  "quote-withdrawn": "quote.withdrawn",
  "quote-expired": "quote.expired",
  "visit-scheduled": "visit.scheduled",
  "visit-changed": "visit.changed",
  "visit-canceled": "visit.canceled",
  "duplicate-dismissed": null,
  "delivery-published": "delivery.published",
  "delivery-withdrawn": "delivery.withdrawn",
  "results-shared": null,
  "results-share-ended": null,
  "public-tour-made": null,
  "public-tour-extended": null,
  "public-tour-ended": null,
  "date-requested": "message.received",
  "link-renewed": null,
  "mail-refused": null,
  "email-corrected": "request.changed",
  corrected: "request.changed",
  "file-added": "request.changed",
  "marked-spam": "request.changed",
  "unmarked-spam": "request.changed",
  "data-erased": "request.erased",
};

/** Details without personal data. */
const plainDetails = ["from", "to", "number", "totalCents", "startsAt"];

function toWebhookEvent(event: NewEvent): WebhookEvent[] {
  const type = webhookTypes[event.kind];
  if (type === null) return [];
  const details = Object.entries(event.detail ?? {}).filter(([name]) => plainDetails.includes(name));
  return [{ type, bookingId: event.bookingId, detail: Object.fromEntries(details) }];
}
