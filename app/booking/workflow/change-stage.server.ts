import type { Session } from "~/access/session";
import { changeAsVisitor, type MailedForm, workAsStaff } from "~/booking/change/change-booking.server";
import { advance, type Change } from "~/booking/change/record-change.server";
import { addVisitorMessage, takeMessage } from "~/booking/conversation/messages.server";
import { enqueueReplyNotices } from "~/booking/mail/enqueue-reply-notices.server";
import { enqueueVisitorMail } from "~/booking/mail/visitor-mail.server";
import type { Quote } from "~/booking/quote/quote";
import { toWithdrawnFacts, withdrawOpenQuote } from "~/booking/quote/quotes.server";
import { findEvents } from "~/booking/record/events.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { canChange, choicesFrom, type ChosenStage, type VisitChoice } from "~/booking/stage/stages";
import { findVisit, findVisitToCome, type Visit } from "~/booking/visit/find-visit.server";
import { mayCancel } from "~/booking/visit/visit";
import { cancelVisitToCome, aboutVisit } from "~/booking/visit/visits.server";
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
    const { transaction, booking, staff } = change;
    if (!choicesFrom(booking.stage).includes(to))
      return { result: "not-allowed", stage: booking.stage } as const;
    const toCome = to === "done" ? await findVisitToCome(transaction, booking.id) : null;
    if (toCome && !visit) return { result: "visit-to-come" } as const;
    const ended = await leaveStage(change, to, { keepsVisit: to === "done" && visit !== "cancel" });
    if (mailText !== null)
      await enqueueVisitorMail(transaction, booking, () => ({
        kind: to,
        subject: stageMails()[to].subject,
        text: mailText,
        suggestion: to === "in-review" ? "inReview" : to,
        by: staff,
        ...aboutStage(booking, to, ended),
      }));
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

/** What ended with the stage of a booking; null where there was none. */
interface Ended {
  quote: Quote | null;
  visit: Visit | null;
}

/**
 * Moves a booking to a stage in which neither a quote nor, as a rule, a visit is open: withdraws the one and cancels the other.
 *
 * @returns them
 */
async function leaveStage(change: Change, to: ChosenStage, { keepsVisit = false } = {}): Promise<Ended> {
  const quote = await withdrawOpenQuote(change);
  const visit = keepsVisit ? null : await cancelVisitToCome(change);
  await advance(change, { stage: to, waitingFor: waiting[to] });
  return { quote, visit };
}

/**
 * Returns what a mail about a stage that a booking has reached has beside its text, in the current language: what ended, with the file that
 * removes the visit from the visitor's calendar.
 */
function aboutStage(booking: Booking, stage: ChosenStage, { quote, visit }: Ended) {
  const canceled = visit && aboutVisit(booking, visit);
  return {
    ...canceled,
    facts: [...(canceled?.facts ?? []), ...toWithdrawnFacts(quote)],
    condition: { stage },
  };
}

/**
 * Cancels a booking for its visitor, with its quote and visit.
 *
 * @param text why, for staff; may be empty
 * @returns null if there is no such booking; `closed` if the work on it has ended; `too-late` if the visit is too near;
 *   `full` if it was canceled before and the visitor has written too many messages to add another reason
 */
export function cancelAsVisitor(bookingId: string, { formId, text }: { formId: string; text: string }) {
  return changeAsVisitor({ bookingId, formId }, { cancel: text }, async (change) => {
    const { transaction, booking } = change;
    if (booking.stage === "canceled") return await takeMessage(change, text);
    if (!canChange(booking.stage, "canceled", "visitor"))
      return { result: "closed", stage: booking.stage } as const;
    const visit = booking.stage === "scheduled" ? await findVisit(booking.id, transaction) : null;
    if (!mayCancel(visit, new Date(), settings().cutOffHours)) return { result: "too-late" } as const;
    await addVisitorMessage(change, { kind: "cancellation", text });
    const ended = await leaveStage(change, "canceled");
    await enqueueVisitorMail(transaction, booking, () => ({
      kind: "canceled",
      subject: mails.canceled.subject,
      text: mails.canceledByVisitor,
      ...aboutStage(booking, "canceled", ended),
    }));
    await enqueueReplyNotices(transaction, booking, { subjectKind: "cancellation", excerpt: text });
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
