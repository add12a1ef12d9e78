import { formatPacificLong } from "~/lib/pacific-time";
import { formatDollars } from "~/lib/format-dollars";
import * as text from "~/messages/booking-changes";
import { change } from "~/messages/booking-work";
import { history, stages, visitor } from "~/messages/booking-workflow";
import type { BookingEvent } from "~/booking/record/events.server";

/** Returns the text of an event in a booking's history. */
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
    case "note-added":
      return text.noteAddedBy(actor);
    case "note-removed":
      return detail.author && detail.author !== actor
        ? text.noteOfRemovedBy(detail.author, actor)
        : text.noteRemovedBy(actor);
    case "completion-date-set":
      return detail.date
        ? text.completionSet(formatPacificLong(new Date(detail.date)), actor)
        : text.completionRemoved(actor);
    default:
      return describeWorkflowEvent(kind, detail, actor ?? visitor);
  }
}

/** Returns a sentence about an event that says when it was. */
export function describeChange(event: BookingEvent): string {
  return change(describeEvent(event), formatPacificLong(event.createdAt));
}

type WorkflowKind = Exclude<
  BookingEvent["kind"],
  | "created"
  | "viewed"
  | "marked-pending"
  | "file-downloaded"
  | "files-downloaded"
  | "note-added"
  | "note-removed"
  | "completion-date-set"
>;

function describeWorkflowEvent(kind: WorkflowKind, detail: BookingEvent["detail"], actor: string): string {
  const { number = "", name = "" } = detail;
  const total = formatDollars(Number(detail.totalCents));
  const time = detail.startsAt ? formatPacificLong(new Date(detail.startsAt)) : "";
  switch (kind) {
    case "stage-changed":
      return history.stageChanged(stageName(detail.from), stageName(detail.to), actor);
    case "owner-changed":
      return name ? history.ownerChanged(name, actor) : history.ownerRemoved(actor);
    case "message-sent":
      return history.messageSent(actor);
    case "message-received":
      return history.messageReceived;
    case "file-received":
      return history.fileReceived(name);
    case "quote-sent":
      return history.quoteSent(number, total, actor);
    case "quote-accepted":
      return history.quoteAccepted(number, total);
    case "quote-declined":
      return history.quoteDeclined(number, total);
    case "quote-withdrawn":
      return history.quoteWithdrawn(number, total, actor);
    case "visit-scheduled":
      return history.visitScheduled(time, actor);
    case "visit-changed":
      return history.visitChanged(time, actor);
    case "visit-canceled":
      return history.visitCanceled(time, actor);
    case "date-requested":
      return history.dateRequested(time);
    case "link-renewed":
      return history.linkRenewed(actor);
  }
}

function stageName(stage = ""): string {
  return (stages as Record<string, string>)[stage] ?? stage;
}
