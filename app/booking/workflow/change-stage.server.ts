import type { Session } from "~/access/session";
import { changeAsVisitor, type MailedForm, workAsStaff } from "~/booking/change/change-booking.server";
import { updateProgress, type Change } from "~/booking/change/record-change.server";
import { addVisitorMessage, recordMessage } from "~/booking/conversation/messages.server";
import type { Delivery } from "~/booking/delivery/find-deliveries.server";
import { publishDraft, toResultFacts, whyNotReady } from "~/booking/delivery/publish-delivery.server";
import { enqueueReplyNotices } from "~/booking/mail/enqueue-reply-notices.server";
import { enqueueVisitorMail } from "~/booking/mail/visitor-mail.server";
import { settleQuote } from "~/booking/quote/answer-quote.server";
import type { Quote } from "~/booking/quote/quote";
import { toWithdrawnFacts } from "~/booking/quote/quotes.server";
import { findEvents } from "~/booking/record/events.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { type Choices, decide } from "~/booking/stage/effects";
import { canChange, choicesFrom, type ChosenStage } from "~/booking/stage/stages";
import { findVisit, type Visit } from "~/booking/visit/find-visit.server";
import { mayCancel } from "~/booking/visit/visit";
import { toVisitMailParts, cancelUpcomingVisits } from "~/booking/visit/visits.server";
import type { WaitingFor } from "~/db/schema.server";
import * as mails from "~/messages/mails/visitor";
import { settings } from "~/settings/settings.server";
import { findWorkUnderWay, type WorkUnderWay } from "./find-work-under-way.server";

interface StageChangeForm extends MailedForm, Partial<Choices> {
  to: ChosenStage;
}

/**
 * Changes the stage of a booking, and settles its current work as `effects` and the choices of staff decide.
 *
 * @returns null if the booking does not exist; `not-allowed` if its stage does not allow the change; `undecided` if a choice for current
 * work is missing; `not-ready` if the results to publish are not ready
 * @throws {SessionEndedError}
 */
export function changeStage(
  bookingId: string | undefined,
  { to, quote, visit, results, mailText, form }: StageChangeForm,
  session: Session,
) {
  const chosen = { quote, visit, results };
  return workAsStaff({ bookingId, session, form }, { to, ...chosen }, async (change) => {
    const { transaction, booking, staff } = change;
    if (!choicesFrom(booking.stage).includes(to))
      return { result: "not-allowed", stage: booking.stage } as const;
    const work = await findWorkUnderWay(booking.id, transaction);
    const { decided, undecided } = decide(to, work, chosen);
    if (undecided.length > 0) return { result: "undecided", move: to, work, undecided } as const;
    const problem = decided.results === "publish" && work.results && whyNotReady(work.results.items);
    if (problem) return { result: "not-ready", why: problem } as const;
    const settled = await applyStageChange(change, to, work, decided);
    if (mailText !== null) {
      await enqueueVisitorMail(transaction, booking, () => ({
        kind: to,
        subject: stageMails()[to].subject,
        text: mailText,
        suggestion: to === "in-review" ? "inReview" : to,
        by: staff,
        ...toStageMailParts(booking, to, settled),
      }));
      await enqueueOtherCancellations(change, settled);
    }
    return { result: "done" } as const;
  });
}

/** Returns the mail for each stage. Staff can turn it off. */
export const stageMails = () => ({
  "in-review": mails.inReview,
  done: mails.done,
  declined: mails.declined,
  canceled: mails.canceled,
});

const waitingForByStage: Record<ChosenStage, WaitingFor> = {
  "in-review": "us",
  done: "nobody",
  declined: "nobody",
  canceled: "nobody",
};

/** The work that the stage change ended or published. Null or empty without any. */
interface SettledWork {
  quote: Quote | null;
  visits: readonly Visit[];
  results: Delivery | null;
}

async function applyStageChange(
  change: Change,
  to: ChosenStage,
  work: WorkUnderWay,
  decided: Partial<Choices>,
): Promise<SettledWork> {
  const quote = await settleQuote(change, work.quote, decided.quote);
  const visits = decided.visit === "cancel" ? await cancelUpcomingVisits(change) : [];
  const results = decided.results === "publish" ? work.results : null;
  if (results) await publishDraft(change, results);
  await updateProgress(change, { stage: to, waitingFor: waitingForByStage[to] });
  return { quote, visits, results };
}

/**
 * Returns the facts, calendar file and condition of a mail about the new stage, in the current language. The file removes the first
 * canceled visit from the visitor's calendar.
 */
function toStageMailParts(booking: Booking, stage: ChosenStage, { quote, visits, results }: SettledWork) {
  const [canceled, ...others] = visits.map((visit) => toVisitMailParts(booking, visit));
  return {
    ...canceled,
    facts: [
      ...(results ? toResultFacts(results) : []),
      // All visits have the same place, which comes last.
      ...others.flatMap(({ facts }) => facts.slice(0, 1)),
      ...(canceled?.facts ?? []),
      ...toWithdrawnFacts(quote),
    ],
    condition: { stage },
  };
}

/** Queues a mail for each visit but the first, because a calendar file covers only one visit (RFC 5546, section 3.2). */
async function enqueueOtherCancellations({ transaction, booking }: Change, { visits }: SettledWork) {
  for (const visit of visits.slice(1))
    await enqueueVisitorMail(transaction, booking, () => ({
      kind: "visit-canceled",
      subject: mails.visitCanceledAlone.subject,
      text: mails.visitCanceledAlone.text,
      ...toVisitMailParts(booking, visit),
    }));
}

/**
 * Cancels a booking for its visitor, with its quote and visits.
 *
 * @param text the reason, for staff; may be empty
 * @returns null if the booking does not exist; `closed` if the booking is closed; `too-late` after the cut-off before the visit; `full` if
 * the booking was canceled before and another reason would exceed the limit of messages
 */
export function cancelAsVisitor(bookingId: string, { formId, text }: { formId: string; text: string }) {
  return changeAsVisitor({ bookingId, formId }, { cancel: text }, async (change) => {
    const { transaction, booking } = change;
    if (booking.stage === "canceled") return await recordMessage(change, text);
    if (!canChange(booking.stage, "canceled", "visitor"))
      return { result: "closed", stage: booking.stage } as const;
    const visit = booking.stage === "scheduled" ? await findVisit(booking.id, transaction) : null;
    if (!mayCancel(visit, new Date(), settings().cutOffHours)) return { result: "too-late" } as const;
    await addVisitorMessage(change, { kind: "cancellation", text });
    const work = await findWorkUnderWay(booking.id, transaction);
    const settled = await applyStageChange(change, "canceled", work, decide("canceled", work, {}).decided);
    await enqueueVisitorMail(transaction, booking, () => ({
      kind: "canceled",
      subject: mails.canceled.subject,
      text: mails.canceledByVisitor,
      ...toStageMailParts(booking, "canceled", settled),
    }));
    await enqueueOtherCancellations(change, settled);
    await enqueueReplyNotices(transaction, booking, { subjectKind: "cancellation", excerpt: text });
    return { result: "done" } as const;
  });
}

type ReviewForm = Pick<MailedForm, "form">;

/**
 * Puts a new booking in review without telling the customer.
 *
 * @returns null if the booking does not exist; `not-allowed` if it is not new
 * @throws {SessionEndedError}
 */
export function startReview(bookingId: string | undefined, { form }: ReviewForm, session: Session) {
  return workAsStaff({ bookingId, session, form }, { startReview: true }, async (change) => {
    const { stage } = change.booking;
    if (stage !== "new") return { result: "not-allowed", stage } as const;
    await updateProgress(change, { stage: "in-review", waitingFor: "us" });
    return { result: "done" } as const;
  });
}

/**
 * Undoes `startReview`. The booking is new again, and keeps its waiting time.
 *
 * @returns null if the booking does not exist; `not-allowed` if it was in another stage since it was new
 * @throws {SessionEndedError}
 */
export function undoReview(bookingId: string | undefined, { form }: ReviewForm, session: Session) {
  return workAsStaff({ bookingId, session, form }, { undoReview: true }, async (change) => {
    const { stage, id, waitingFor } = change.booking;
    const [last] = await findEvents(id, { kinds: ["stage-changed"] }, change.transaction);
    if (stage !== "in-review" || last?.detail.from !== "new")
      return { result: "not-allowed", stage } as const;
    await updateProgress(change, { stage: "new", waitingFor });
    return { result: "done" } as const;
  });
}
