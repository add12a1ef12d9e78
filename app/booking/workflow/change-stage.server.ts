import type { Session } from "~/access/session";
import { advance } from "~/booking/change/advance.server";
import { changeAsStaff, type SubmittedForm } from "~/booking/change/change-booking.server";
import { toWithdrawnFacts } from "~/booking/quote/quote-mails.server";
import { withdrawOpenQuote } from "~/booking/quote/quotes.server";
import { choicesFrom, type ChosenStage, type VisitChoice } from "~/booking/stage/choices";
import { findVisitToCome } from "~/booking/visit/find-visit.server";
import { enqueueStageMail } from "~/booking/visit/visit-mail.server";
import { cancelVisitToCome } from "~/booking/visit/visits.server";
import type { WaitingFor } from "~/db/schema.server";
import * as mails from "~/messages/workflow-mails";

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
  /** What becomes of a visit that is still to come when the work is done; the other stages cancel it. */
  visit?: VisitChoice | undefined;
  /** The text of the mail to the visitor; null for no mail. */
  mailText: string | null;
  form: SubmittedForm;
  session: Session;
}

/**
 * Changes the stage of a booking. Its open quote is withdrawn, and a visit that has not begun is canceled.
 *
 * @returns null if there is no such booking; `not-allowed` if its stage does not allow the change; `visit-to-come` if the work is to
 *   be done before the visit, and nothing says what becomes of it
 * @throws {SessionEndedError}
 */
export function changeStage(
  bookingId: string | undefined,
  { to, visit, mailText, form, session }: StageForm,
) {
  return changeAsStaff({ bookingId, session, form }, { to, visit }, async (change) => {
    const { transaction, booking, staff } = change;
    if (!choicesFrom(booking.stage).includes(to))
      return { result: "not-allowed", stage: booking.stage } as const;
    const toCome = to === "done" ? await findVisitToCome(transaction, booking.id) : null;
    if (toCome && !visit) return { result: "visit-to-come" } as const;
    const withdrawn = await withdrawOpenQuote(change, staff.email);
    const keepsVisit = to === "done" && visit !== "cancel";
    const canceled = keepsVisit ? null : await cancelVisitToCome(change, staff.email);
    await advance(change, { stage: to, waitingFor: waiting[to] });
    if (mailText === null) return { result: "done" } as const;
    const mail = {
      kind: to,
      subject: stageMails[to].subject,
      text: mailText,
      facts: toWithdrawnFacts(withdrawn),
    };
    await enqueueStageMail(transaction, booking, mail, canceled);
    return { result: "done" } as const;
  });
}
