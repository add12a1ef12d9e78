import type { BookingEvent } from "~/booking/record/events.server";
import { formatDollars } from "~/lib/format-amount";
import { formatPacific, formatPacificLong } from "~/lib/pacific-time";
import { formatAppointment } from "~/lib/pacific-weekday";
import * as text from "~/messages/booking-details";
import { change } from "~/messages/booking-work";
import {
  history,
  markedBy,
  spamReasons,
  stages,
  suspected,
  unmarkedBy,
  visitor,
} from "~/messages/booking-workflow";

/** Returns the text of an event in a booking's history. The page must name the time zone nearby. */
export function describeEvent({
  kind,
  actor,
  detail,
}: Pick<BookingEvent, "kind" | "actor" | "detail">): string {
  switch (kind) {
    case "created":
      return text.created(actor);
    case "viewed":
      return text.viewed(actor);
    case "marked-pending":
      return text.pendingAgain(actor);
    case "file-downloaded":
      return text.fileDownloaded(detail.name ?? text.unnamedFile, actor);
    case "files-downloaded":
      return text.filesDownloaded(actor);
    case "files-expired":
      return text.filesExpired(Number(detail.count));
    case "note-added":
      return text.noteAddedBy(actor);
    case "note-removed":
      return detail.author && detail.author !== actor
        ? text.noteOfRemovedBy(detail.author, actor)
        : text.noteRemovedBy(actor);
    case "data-erased":
      return text.dataErased(actor);
    case "completion-date-set":
      return detail.date
        ? text.completionSet(formatPacific(new Date(detail.date)), actor)
        : text.completionRemoved(actor);
    default:
      return workflowTexts[kind](toWorkflowEvent({ actor, detail }));
  }
}

/** Returns a sentence about an event that says when it was. */
export function describeChange(event: BookingEvent): string {
  return change(describeEvent(event), formatPacificLong(event.createdAt));
}

/**
 * Returns an event with the names of the staff in place of their emails.
 *
 * @param names by email; an email without one stays
 */
export function withNames<Event extends Pick<BookingEvent, "actor" | "detail">>(
  event: Event,
  names: ReadonlyMap<string, string>,
): Event {
  const { actor, detail } = event;
  const nameOf = (email: string) => names.get(email) ?? email;
  return {
    ...event,
    actor: actor && nameOf(actor),
    detail: detail.author ? { ...detail, author: nameOf(detail.author) } : detail,
  };
}

/** Returns the emails of the staff that events name. */
export function staffOf(events: readonly Pick<BookingEvent, "actor" | "detail">[]): string[] {
  return events.flatMap(({ actor, detail }) => [actor ?? [], detail.author ?? []].flat());
}

/** An event of the work on a booking, formatted. */
interface WorkflowEvent {
  actor: string;
  /** Of a file, a member of staff or a delivery. */
  name: string;
  /** Of a quote or a delivery. */
  number: string;
  total: string;
  /** Of a visit. */
  time: string;
  from: string;
  to: string;
  /** Of a mark as spam. */
  reason: string;
}

/** The type check fails if a kind of event is neither here nor in `describeEvent`. */
const workflowTexts = {
  "stage-changed": ({ from, to, actor }) => history.stageChanged(from, to, actor),
  "owner-changed": ({ name, actor }) =>
    name ? history.ownerChanged(name, actor) : history.ownerRemoved(actor),
  "message-sent": ({ actor }) => history.messageSent(actor),
  "message-received": () => history.messageReceived,
  "file-received": ({ name }) => history.fileReceived(name),
  "quote-sent": ({ number, total, actor }) => history.quoteSent(number, total, actor),
  "quote-accepted": ({ number, total }) => history.quoteAccepted(number, total),
  "quote-declined": ({ number, total }) => history.quoteDeclined(number, total),
  "quote-withdrawn": ({ number, total, actor }) => history.quoteWithdrawn(number, total, actor),
  "quote-expired": ({ number, total }) => history.quoteExpired(number, total),
  "visit-scheduled": ({ time, actor }) => history.visitScheduled(time, actor),
  "visit-changed": ({ time, actor }) => history.visitChanged(time, actor),
  "visit-canceled": ({ time, actor }) => history.visitCanceled(time, actor),
  "delivery-published": ({ number, name, actor }) => history.deliveryPublished(number, name, actor),
  "delivery-withdrawn": ({ number, name, actor }) => history.deliveryWithdrawn(number, name, actor),
  "results-shared": () => history.resultsShared,
  "results-share-ended": ({ actor }) => history.resultsShareEnded(actor),
  "date-requested": ({ time }) => history.dateRequested(time),
  "link-renewed": ({ actor }) => history.linkRenewed(actor),
  "mail-refused": () => history.mailRefused,
  "email-corrected": ({ actor }) => history.emailCorrected(actor),
  "marked-spam": ({ reason, actor }) =>
    reason === "staff" ? markedBy(actor) : suspected(reasonText(reason)),
  "unmarked-spam": ({ actor }) => unmarkedBy(actor),
} satisfies Partial<Record<BookingEvent["kind"], (event: WorkflowEvent) => string>>;

function toWorkflowEvent({ actor, detail }: Pick<BookingEvent, "actor" | "detail">): WorkflowEvent {
  return {
    actor: actor ?? visitor,
    name: detail.name ?? "",
    number: detail.number ?? "",
    total: formatDollars(Number(detail.totalCents)),
    time: detail.startsAt ? formatAppointment(new Date(detail.startsAt)) : "",
    from: stageName(detail.from),
    to: stageName(detail.to),
    reason: detail.reason ?? "",
  };
}

function reasonText(reason: string): string {
  return (spamReasons as Record<string, string>)[reason] ?? reason;
}

function stageName(stage = ""): string {
  return (stages as Record<string, string>)[stage] ?? stage;
}
