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
  /** The email of a member of staff; null for the visitor and the software. */
  actor: string | null;
  detail?: Record<string, string>;
}

/** An event in a booking's history. */
export type BookingEvent = Awaited<ReturnType<typeof findHistory>>[number];

/** Records an event in a booking's history. Pass the transaction of the change that it describes. */
export async function recordBookingEvent(database: Database, event: NewEvent): Promise<void> {
  await recordBookingEvents(database, [{ id: event.bookingId }], event);
}

/** Records the same event of several bookings. Pass the transaction of the change that it describes. */
export async function recordBookingEvents(
  database: Database,
  of: readonly { id: string }[],
  event: Omit<NewEvent, "bookingId">,
): Promise<void> {
  if (of.length === 0) return;
  const events = of.map(({ id }) => ({ ...event, bookingId: id }));
  await database.insert(bookingEvents).values(events);
  await enqueueEvents(database, events.flatMap(toWebhookEvent));
}

/** Deletes events in batches, up to `max` of them; returns how many. */
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
 * Returns a booking's history, newest first: the last hundred events, or the hundred before the event `before`. That of an erased one
 * begins with its erasure: earlier events are kept for reports alone.
 */
export function findHistory(bookingId: string, { before, limit = 100 }: Range = {}) {
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

interface Range {
  /** An event's id. */
  before?: number | undefined;
  limit?: number;
}

/** Events of a booking; what is left out does not matter. */
interface Wanted {
  kinds?: readonly BookingEventKind[];
  /** An event's id. */
  after?: number;
  /** The email of a member of staff; null for the visitor and the software. */
  actor?: string | null;
  limit?: number;
}

/** Returns the newest of some events of a booking, newest first; the last one, unless `limit` says more. */
export function findEvents(
  bookingId: string,
  { kinds, after, actor, limit = 1 }: Wanted = {},
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

/** Returns the id of the last of some events of a booking, of all by default; 0 if there is none. */
export async function findLastEventId(bookingId: string, wanted?: Wanted): Promise<number> {
  const [last] = await findEvents(bookingId, wanted);
  return last?.id ?? 0;
}

/** Whether an event of the booking is recorded with the key of a change, which is done then. */
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

/** What other programs are told of an event in the history of a booking; null for what stays inside. */
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

/** Details that name nobody. */
const plainDetails = ["from", "to", "number", "totalCents", "startsAt"];

/** Returns what other programs are told of an event: one entry, or none. */
function toWebhookEvent(event: NewEvent): WebhookEvent[] {
  const type = webhookTypes[event.kind];
  if (type === null) return [];
  const details = Object.entries(event.detail ?? {}).filter(([name]) => plainDetails.includes(name));
  return [{ type, bookingId: event.bookingId, detail: Object.fromEntries(details) }];
}
