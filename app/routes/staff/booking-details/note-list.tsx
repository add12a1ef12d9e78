import { Form } from "@remix-run/react";
import { useState } from "react";
import { useListSearch } from "~/back-office/use-list-position";
import * as text from "~/messages/booking-details";
import { locale } from "~/messages/locale";
import { cancel } from "~/messages/ui";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useIsSubmitting } from "~/ui/submit-button";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import type { SheetNote } from "./to-booking-sheet";

/** The internal notes, newest first. */
export function NoteList({ notes, hasOlder }: { notes: readonly SheetNote[]; hasOlder: boolean }) {
  const [noteToRemove, setNoteToRemove] = useState<SheetNote | null>(null);
  if (notes.length === 0) return <p className="text-muted">{text.noNotes}</p>;
  return (
    <>
      <ol className="border-t border-line">
        {notes.map((note) => (
          <li key={note.id} className="grid gap-1 border-b border-line py-3 last:border-b-0 last:pb-0">
            <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-small text-muted">
              <p className="wrap-anywhere tabular-nums">{text.noteFrom(note.author, note.when)}</p>
              {note.isRemovable && <RemoveControl note={note} onClick={() => setNoteToRemove(note)} />}
            </div>
          </li>
        ))}
      </ol>
      {hasOlder && (
        <p className="mt-3 text-small text-muted">{text.latestNotes(notes.length.toLocaleString(locale))}</p>
      )}
      <RemoveNoteDialog note={noteToRemove} onClose={() => setNoteToRemove(null)} />
    </>
  );
}

/** A button that opens the dialog; without script a link to `RemoveNotePage`. */
function RemoveControl({ note, onClick }: { note: SheetNote; onClick: () => void }) {
  const isHydrated = useIsHydrated();
  const search = useListSearch({ remove: note.id });
  const label = text.removeNoteOf(note.when);
  return isHydrated ? (
    <Button type="button" variant="quiet" size="sm" aria-label={label} onClick={onClick}>
      {text.remove}
    </Button>
  ) : (
    <ButtonLink to={{ search }} variant="quiet" size="sm" aria-label={label}>
      {text.remove}
    </ButtonLink>
  );
}

/** @param note the note to remove; null closes the dialog */
function RemoveNoteDialog({ note, onClose }: { note: SheetNote | null; onClose: () => void }) {
  const isSubmitting = useIsSubmitting({ intent: "remove-note" });
  return (
    <Dialog
      title={text.confirmRemoval}
      isOpen={note !== null}
      onClose={onClose}
      actions={
        <>
          <Button type="button" size="sm" onClick={onClose}>
            {cancel}
          </Button>
          <Form method="post" preventScrollReset onSubmit={onClose}>
            <input type="hidden" name="intent" value="remove-note" />
            <input type="hidden" name="noteId" value={note?.id ?? ""} />
            <Button type="submit" size="sm" variant="danger-filled" isLoading={isSubmitting}>
              {text.removeNote}
            </Button>
          </Form>
        </>
      }
    >
      <p>{text.removalIsFinal}</p>
    </Dialog>
  );
}
