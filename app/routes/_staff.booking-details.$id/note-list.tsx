import { Form } from "@remix-run/react";
import { useState } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { removalQuestion } from "./remove-note-page";
import type { ShownNote } from "./to-booking-sheet";
import { useIsSending } from "./use-is-sending";

/** What staff have written about the booking, newest first. */
export function NoteList({ notes, hasOlder }: { notes: readonly ShownNote[]; hasOlder: boolean }) {
  const [asked, setAsked] = useState<ShownNote | null>(null);
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
              {note.isRemovable && <RemoveControl note={note} onAsk={() => setAsked(note)} />}
            </div>
          </li>
        ))}
      </ol>
      {hasOlder && (
        <p className="mt-3 text-small text-muted">
          The latest {notes.length} notes are shown; there are older ones.
        </p>
      )}
      <Question note={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** With script a button that asks; without, a link to a page with the question. */
function RemoveControl({ note, onAsk }: { note: ShownNote; onAsk: () => void }) {
  const isHydrated = useIsHydrated();
  const label = (
    <>
      Remove<span className="sr-only"> note of {note.when}</span>
    </>
  );
  return isHydrated ? (
    <Button type="button" variant="quiet" size="sm" onClick={onAsk}>
      {label}
    </Button>
  ) : (
    <ButtonLink to={{ search: `?remove=${note.id}` }} variant="quiet" size="sm">
      {label}
    </ButtonLink>
  );
}

function Question({ note, onClose }: { note: ShownNote | null; onClose: () => void }) {
  const isSending = useIsSending("remove-note");
  return (
    <Dialog
      title={removalQuestion}
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
            <Button type="submit" size="sm" variant="danger-filled" isLoading={isSending}>
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
