import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/confirm-page";
import type { SheetNote } from "./to-booking-sheet";

export const removalTitle = "Are you sure you want to remove this note?";

/** Confirms the removal of a note in browsers without script. */
export function RemoveNotePage({ bookingId, note }: { bookingId: string; note: SheetNote }) {
  return (
    <ConfirmPage
      title={removalTitle}
      address={paths.bookingDetails(bookingId)}
      fields={{ intent: "remove-note", noteId: note.id }}
      confirmLabel="Remove note"
      isDestructive
    >
      <blockquote className="border-s-4 border-line-strong ps-4">
        <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
        <p className="mt-1 text-small wrap-anywhere text-muted">
          {note.author}, {note.when}
        </p>
      </blockquote>
      <p>It cannot be brought back.</p>
    </ConfirmPage>
  );
}
