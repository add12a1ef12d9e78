import { Form } from "@remix-run/react";
import { useListSearch } from "~/back-office/use-list-position";
import * as text from "~/messages/booking-details";
import * as uiText from "~/messages/ui";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SubmitButton } from "~/ui/submit-button";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import type { ThreadNote } from "./to-thread";

/** A button that opens the dialog; without script a link to `RemoveNotePage`. */
export function RemoveControl({ note, onClick }: { note: ThreadNote; onClick: () => void }) {
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
export function RemoveNoteDialog({ note, onClose }: { note: ThreadNote | null; onClose: () => void }) {
  return (
    <Dialog
      title={text.confirmRemoval}
      isOpen={note !== null}
      onClose={onClose}
      actions={
        <>
          <Button type="button" size="sm" onClick={onClose}>
            {uiText.cancel}
          </Button>
          <Form method="post" preventScrollReset onSubmit={onClose}>
            <input type="hidden" name="intent" value="remove-note" />
            <input type="hidden" name="noteId" value={note?.id ?? ""} />
            <SubmitButton size="sm" variant="danger-filled" sends={{ intent: "remove-note" }}>
              {text.removeNote}
            </SubmitButton>
          </Form>
        </>
      }
    >
      <p>{text.removalIsFinal}</p>
    </Dialog>
  );
}
