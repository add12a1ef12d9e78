import type { BookingEventKind } from "~/db/schema.server";

interface BookingEvent {
  kind: BookingEventKind;
  /** Null for the visitor. */
  actor: string | null;
  detail: Record<string, string>;
}

/** A line of a booking's history in words. */
export function describeEvent({ kind, actor, detail }: BookingEvent): string {
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
    case "completion-date-set":
      return `Completion date ${detail.date ? `set to ${detail.date}` : "removed"}${by}`;
  }
}
