import { Form } from "@remix-run/react";
import { useState } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { useIsSubmitting } from "~/ui/use-is-submitting";
import { removalTitle } from "./remove-note-page";
import type { SheetNote } from "./to-booking-sheet";

/** The internal notes, newest first. */
export function NoteList({ notes, hasOlder }: { notes: readonly SheetNote[]; hasOlder: boolean }) {
  const [noteToRemove, setNoteToRemove] = useState<SheetNote | null>(null);
  if (notes.length === 0) return <p className="text-muted">No notes yet.</p>;
  return (
    <>
      <ol className="border-t border-line">
        {notes.map((note) => (
          <li key={note.id} className="grid gap-1 border-b border-line py-3 last:border-b-0 last:pb-0">
            <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-small text-muted">
              <p className="wrap-anywhere">
                {note.author}, <span className="tabular-nums">{note.when}</span>
              </p>
              {note.isRemovable && <RemoveControl note={note} onClick={() => setNoteToRemove(note)} />}
            </div>
          </li>
        ))}
      </ol>
      {hasOlder && (
        <p className="mt-3 text-small text-muted">
          The latest {notes.length} notes are shown; there are older ones.
        </p>
      )}
      <RemoveNoteDialog note={noteToRemove} onClose={() => setNoteToRemove(null)} />
    </>
  );
}

/** A button that opens the dialog; without script a link to `RemoveNotePage`. */
function RemoveControl({ note, onClick }: { note: SheetNote; onClick: () => void }) {
  const isHydrated = useIsHydrated();
  const label = (
    <>
      Remove<span className="sr-only"> note of {note.when}</span>
    </>
  );
  return isHydrated ? (
    <Button type="button" variant="quiet" size="sm" onClick={onClick}>
      {label}
    </Button>
  ) : (
    <ButtonLink to={{ search: `?remove=${note.id}` }} variant="quiet" size="sm">
      {label}
    </ButtonLink>
  );
}

/** @param note the note to remove; null closes the dialog */
function RemoveNoteDialog({ note, onClose }: { note: SheetNote | null; onClose: () => void }) {
  const isSubmitting = useIsSubmitting({ intent: "remove-note" });
  return (
    <Dialog
      title={removalTitle}
      isOpen={note !== null}
      onClose={onClose}
      actions={
        <>
          <Button type="button" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Form method="post" preventScrollReset onSubmit={onClose}>
            <input type="hidden" name="intent" value="remove-note" />
            <input type="hidden" name="noteId" value={note?.id ?? ""} />
            <Button type="submit" size="sm" variant="danger-filled" isLoading={isSubmitting}>
              Remove note
            </Button>
          </Form>
        </>
      }
    >
      <p>It cannot be brought back.</p>
    </Dialog>
  );
}
