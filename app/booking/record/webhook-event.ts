import type { BookingEventKind } from "~/db/schema.server";
import type { WebhookEvent, WebhookType } from "~/webhooks/types";

/** What other programs are told of an event in the history of a booking; null for what stays inside. */
const types: Record<BookingEventKind, WebhookType | null> = {
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
  "delivery-published": "delivery.published",
  "delivery-withdrawn": "delivery.withdrawn",
  "results-shared": null,
  "results-share-ended": null,
  "date-requested": "message.received",
  "link-renewed": null,
  "mail-refused": null,
  "email-corrected": "request.changed",
  "marked-spam": "request.changed",
  "unmarked-spam": "request.changed",
  "data-erased": "request.erased",
};

/** Details that name nobody. */
const plainDetails = ["from", "to", "number", "totalCents", "startsAt"];

/** Returns what other programs are told of an event: one entry, or none. */
export function toWebhookEvent(event: {
  bookingId: string;
  kind: BookingEventKind;
  detail?: Record<string, string>;
}): WebhookEvent[] {
  const type = types[event.kind];
  if (type === null) return [];
  const details = Object.entries(event.detail ?? {}).filter(([name]) => plainDetails.includes(name));
  return [{ type, bookingId: event.bookingId, detail: Object.fromEntries(details) }];
}
