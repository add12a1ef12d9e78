import { useListPosition } from "~/back-office/use-list-position";
import * as text from "~/messages/booking-details";
import * as workText from "~/messages/booking-work";
import { paths } from "~/paths";
import { Checkbox } from "~/ui/checkbox";
import { ConfirmPage } from "~/ui/confirm-page";
import type { ThreadNote } from "./to-thread";

/** Confirms the removal of a note in browsers without script. */
export function RemoveNotePage({ bookingId, note }: { bookingId: string; note: ThreadNote }) {
  const position = useListPosition();
  return (
    <ConfirmPage
      title={text.confirmRemoval}
      address={paths.bookingDetails(bookingId, position)}
      fields={{ intent: "remove-note", noteId: note.id }}
      confirmLabel={text.removeNote}
      isDestructive
    >
      <blockquote className="border-s-4 border-line-strong ps-4">
        <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
        <p className="mt-1 text-small wrap-anywhere text-muted">{text.noteFrom(note.by, note.when)}</p>
      </blockquote>
      <p>{text.removalIsFinal}</p>
    </ConfirmPage>
  );
}

/** Asks whether to give the customer a new link, and to mail it in the same step. */
export function RenewLinkPage({
  bookingId,
  email,
  formId,
}: {
  bookingId: string;
  /** The customer's. */
  email: string;
  /** Of this showing of the form: sent twice, it renews the link once. */
  formId: string;
}) {
  const position = useListPosition();
  return (
    <ConfirmPage
      title={workText.renewTitle}
      address={paths.bookingDetails(bookingId, position)}
      fields={{ intent: "renew-link", formId }}
      confirmLabel={workText.renewLink}
      isDestructive
    >
      <p>{workText.renewText}</p>
      <Checkbox
        id="sendMail"
        name="sendMail"
        value="on"
        defaultChecked
        label={workText.sendLink(email)}
        hint={workText.sendLinkHint}
      />
    </ConfirmPage>
  );
}
