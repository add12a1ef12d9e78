import * as text from "~/messages/booking-work";
import { paths } from "~/paths";
import { Checkbox } from "~/ui/checkbox";
import { ConfirmPage } from "~/ui/confirm-page";

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
  return (
    <ConfirmPage
      title={text.renewTitle}
      address={paths.bookingDetails(bookingId)}
      fields={{ intent: "renew-link", formId }}
      confirmLabel={text.renewLink}
      isDestructive
    >
      <p>{text.renewText}</p>
      <Checkbox
        id="sendMail"
        name="sendMail"
        value="on"
        defaultChecked
        label={text.sendLink(email)}
        hint={text.sendLinkHint}
      />
    </ConfirmPage>
  );
}
