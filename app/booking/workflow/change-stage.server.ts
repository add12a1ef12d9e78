import type { Session } from "~/access/session";
import { changeAsVisitor, type MailedForm, workAsStaff } from "~/booking/change/change-booking.server";
import { advance, type Change } from "~/booking/change/record-change.server";
import { addVisitorMessage, takeMessage } from "~/booking/conversation/messages.server";
import { enqueueReplyMails } from "~/booking/mail/enqueue-reply-mails.server";
import { inVisitorsWords } from "~/booking/mail/visitor-mail.server";
import { toWithdrawnFacts } from "~/booking/quote/quote-mails.server";
import { withdrawOpenQuote } from "~/booking/quote/quotes.server";
import { findEvents } from "~/booking/record/events.server";
import { canChange, choicesFrom, type ChosenStage, type VisitChoice } from "~/booking/stage/stages";
import { findVisit, findVisitToCome } from "~/booking/visit/find-visit.server";
import { mayCancel } from "~/booking/visit/visit";
import { enqueueStageMail } from "~/booking/visit/visit-mail.server";
import { cancelVisitToCome } from "~/booking/visit/visits.server";
import type { WaitingFor } from "~/db/schema.server";
import * as mails from "~/messages/mails/visitor";
import { settings } from "~/settings/settings.server";

interface StageForm extends MailedForm {
  to: ChosenStage;
  /** What becomes of a visit that is still to come when the work is done; the other stages cancel it. */
  visit?: VisitChoice | undefined;
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
  { to, visit, mailText, form }: StageForm,
  session: Session,
) {
  return workAsStaff({ bookingId, session, form }, { to, visit }, async (change) => {
    const { transaction, booking } = change;
    if (!choicesFrom(booking.stage).includes(to))
      return { result: "not-allowed", stage: booking.stage } as const;
    const toCome = to === "done" ? await findVisitToCome(transaction, booking.id) : null;
    if (toCome && !visit) return { result: "visit-to-come" } as const;
    const write = mailText === null ? null : () => inVisitorsWords(mailText, () => stageMails()[to].text);
    await leaveStage(change, { to, write, keepsVisit: to === "done" && visit !== "cancel" });
    return { result: "done" } as const;
  });
}

/** The mail that goes with each of them, unless staff choose to send none. */
export const stageMails = () => ({
  "in-review": mails.inReview,
  done: mails.done,
  declined: mails.declined,
  canceled: mails.canceled,
});

const waiting: Record<ChosenStage, WaitingFor> = {
  "in-review": "us",
  done: "nobody",
  declined: "nobody",
  canceled: "nobody",
};

/**
 * Moves a booking to a stage in which neither a quote nor, as a rule, a visit is open: withdraws the one, cancels the other, and tells the
 * visitor.
 *
 * @param write returns the text of the mail, called in the language of the booking; null for no mail
 */
async function leaveStage(
  change: Change,
  { to, write, keepsVisit = false }: { to: ChosenStage; write: (() => string) | null; keepsVisit?: boolean },
): Promise<void> {
  const withdrawn = await withdrawOpenQuote(change);
  const canceled = keepsVisit ? null : await cancelVisitToCome(change);
  await advance(change, { stage: to, waitingFor: waiting[to] });
  if (!write) return;
  const writeMail = () => ({
    subject: stageMails()[to].subject,
    text: write(),
    by: change.staff ?? undefined,
    facts: toWithdrawnFacts(withdrawn),
  });
  await enqueueStageMail(change.transaction, change.booking, to, writeMail, canceled);
}

/**
 * Cancels a booking for its visitor, with its quote and visit.
 *
 * @param text why, for staff; may be empty
 * @returns null if there is no such booking; `closed` if the work on it has ended; `too-late` if the visit is too near;
 *   `full` if it was canceled before and the visitor has written too many messages to add another reason
 */
export function cancelByVisitor(bookingId: string, { formId, text }: { formId: string; text: string }) {
  return changeAsVisitor({ bookingId, formId }, { cancel: text }, async (change) => {
    const { transaction, booking } = change;
    if (booking.stage === "canceled") return await takeMessage(change, text);
    if (!canChange(booking.stage, "canceled", "visitor"))
      return { result: "closed", stage: booking.stage } as const;
    const visit = booking.stage === "scheduled" ? await findVisit(booking.id, transaction) : null;
    if (!mayCancel(visit, new Date(), settings().cutOffHours)) return { result: "too-late" } as const;
    await addVisitorMessage(change, { kind: "cancellation", text });
    await leaveStage(change, { to: "canceled", write: () => mails.canceledByVisitor });
    await enqueueReplyMails(transaction, booking, { subjectKind: "cancellation", excerpt: text });
    return { result: "done" } as const;
  });
}

type Review = Pick<MailedForm, "form">;

/**
 * Takes up a new booking: it is in review, which the customer is not told.
 *
 * @returns null if there is no such booking; `not-allowed` if it is not new
 * @throws {SessionEndedError}
 */
export function startReview(bookingId: string | undefined, { form }: Review, session: Session) {
  return workAsStaff({ bookingId, session, form }, { startReview: true }, async (change) => {
    const { stage } = change.booking;
    if (stage !== "new") return { result: "not-allowed", stage } as const;
    await advance(change, { stage: "in-review", waitingFor: "us" });
    return { result: "done" } as const;
  });
}

/**
 * Undoes `startReview`: the booking is new again, and has waited since it had before.
 *
 * @returns null if there is no such booking; `not-allowed` if it has been in another stage since it was new
 * @throws {SessionEndedError}
 */
export function undoReview(bookingId: string | undefined, { form }: Review, session: Session) {
  return workAsStaff({ bookingId, session, form }, { undoReview: true }, async (change) => {
    const { stage, id, waitingFor } = change.booking;
    const [last] = await findEvents(id, { kinds: ["stage-changed"] }, change.transaction);
    if (stage !== "in-review" || last?.detail.from !== "new")
      return { result: "not-allowed", stage } as const;
    await advance(change, { stage: "new", waitingFor });
    return { result: "done" } as const;
  });
}
