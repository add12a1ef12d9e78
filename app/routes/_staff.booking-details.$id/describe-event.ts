import { formatPacificLong } from "~/lib/pacific-time";
import type { BookingEvent } from "~/booking/record/events.server";

/** Returns the text of an event in a booking's history. */
export function describeEvent({
  kind,
  actor,
  detail,
}: Pick<BookingEvent, "kind" | "actor" | "detail">): string {
  const by = actor ? ` by ${actor}` : "";
  switch (kind) {
    case "created":
      return `Created${by}`;
    case "viewed":
      return `Viewed${by}`;
    case "marked-pending":
      return `Marked as pending${by}`;
    case "file-downloaded":
      return `${detail.name ?? "File"} downloaded${by}`;
    case "files-downloaded":
      return `All files downloaded${by}`;
    case "note-added":
      return `Note added${by}`;
    case "note-removed":
      return `Note${detail.author && detail.author !== actor ? ` of ${detail.author}` : ""} removed${by}`;
    case "completion-date-set":
      return `Completion date ${detail.date ? `set to ${formatPacificLong(new Date(detail.date))}` : "removed"}${by}`;
  }
}
