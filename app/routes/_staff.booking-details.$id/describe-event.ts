import { formatPacificLong } from "~/lib/pacific-time";
import * as text from "~/messages/booking-changes";
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
  }
}
