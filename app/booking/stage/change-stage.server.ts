import { withdrawOpenQuote } from "~/booking/quote/quotes.server";
import { enqueueVisitMail } from "~/booking/visit/visit-mail.server";
import { cancelOpenVisit } from "~/booking/visit/visits.server";
import type { WaitingFor } from "~/db/schema.server";
import * as mails from "~/messages/workflow-mails";
import type { Session } from "~/staff/sessions/sessions.server";
import { advance } from "./advance.server";
import { changeAsStaff, type SubmittedForm } from "./change-booking.server";
import { type ChosenStage, choicesFrom } from "./choices";
import { enqueueVisitorMail } from "./visitor-mail.server";

/** The mail that goes with each of them, unless staff choose to send none. */
export const stageMails = {
  "in-review": mails.inReview,
  done: mails.done,
  declined: mails.declined,
  canceled: mails.canceled,
} as const;

const waiting: Record<ChosenStage, WaitingFor> = {
  "in-review": "us",
  done: "nobody",
  declined: "nobody",
  canceled: "nobody",
};

interface StageForm {
  to: ChosenStage;
  /** The text of the mail to the visitor; null for no mail. */
  mailText: string | null;
  form: SubmittedForm;
  session: Session;
}

/**
 * Changes the stage of a booking. Its open quote is withdrawn; declining or canceling also cancels its visit.
 *
 * @returns null if there is no such booking; `not-allowed` if its stage does not allow the change
 * @throws {SessionEndedError}
 */
export function changeStage(bookingId: string | undefined, { to, mailText, form, session }: StageForm) {
  return changeAsStaff({ bookingId, session, form }, { to }, async (change) => {
    const { transaction, booking, staff } = change;
    if (!choicesFrom(booking.stage).includes(to))
      return { result: "not-allowed", stage: booking.stage } as const;
    await withdrawOpenQuote(change, staff.email);
    const canceled = to === "done" ? null : await cancelOpenVisit(change, staff.email);
    await advance(change, { stage: to, waitingFor: waiting[to] });
    if (mailText === null) return { result: "done" } as const;
    const mail = { subject: stageMails[to].subject, text: mailText };
    if (canceled && (to === "declined" || to === "canceled"))
      await enqueueVisitMail(transaction, booking, canceled, { kind: to, ...mail });
    else await enqueueVisitorMail(transaction, booking, { kind: to, ...mail });
    return { result: "done" } as const;
  });
}
