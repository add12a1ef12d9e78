import * as text from "~/messages/booking-details";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/confirm-page";
import type { SheetNote } from "./to-booking-sheet";

/** Confirms the removal of a note in browsers without script. */
export function RemoveNotePage({ bookingId, note }: { bookingId: string; note: SheetNote }) {
  return (
    <ConfirmPage
      title={text.confirmRemoval}
      address={paths.bookingDetails(bookingId)}
      fields={{ intent: "remove-note", noteId: note.id }}
      confirmLabel={text.removeNote}
      isDestructive
    >
      <blockquote className="border-s-4 border-line-strong ps-4">
        <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
        <p className="mt-1 text-small wrap-anywhere text-muted">{text.noteFrom(note.author, note.when)}</p>
      </blockquote>
      <p>{text.removalIsFinal}</p>
    </ConfirmPage>
  );
}
