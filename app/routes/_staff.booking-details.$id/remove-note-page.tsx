import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import type { ShownNote } from "./to-booking-sheet";

export const removalQuestion = "Are you sure you want to remove this note?";

/** The question as a page of its own, for browsers without script. */
export function RemoveNotePage({ bookingId, note }: { bookingId: string; note: ShownNote }) {
  return (
    <div className="grid max-w-read gap-6">
      <h1>{removalQuestion}</h1>
      <blockquote className="border-s-4 border-line-strong ps-4">
        <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
        <p className="mt-1 text-small wrap-anywhere text-muted">
          {note.author}, {note.when}
        </p>
      </blockquote>
      <p>It cannot be brought back.</p>
      <Form
        method="post"
        action={paths.bookingDetails(bookingId)}
        className="flex flex-wrap items-center gap-3"
      >
        <input type="hidden" name="intent" value="remove-note" />
        <input type="hidden" name="noteId" value={note.id} />
        <ButtonLink to={paths.bookingDetails(bookingId)} size="sm">
          Cancel
        </ButtonLink>
        <Button type="submit" size="sm" variant="danger-filled">
          Remove note
        </Button>
      </Form>
    </div>
  );
}
