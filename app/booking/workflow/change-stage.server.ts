import type { Session } from "~/access/session";
import { changeAsVisitor, type MailedForm, workAsStaff } from "~/booking/change/change-booking.server";
import { advance, type Change } from "~/booking/change/record-change.server";
import { addVisitorMessage, takeMessage } from "~/booking/conversation/messages.server";
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
import { aboutVisit, cancelVisitsToCome } from "~/booking/visit/visits.server";
import type { WaitingFor } from "~/db/schema.server";
import * as mails from "~/messages/mails/visitor";
import { settings } from "~/settings/settings.server";
import { findWorkUnderWay, type WorkUnderWay } from "./find-work-under-way.server";

interface StageForm extends MailedForm, Partial<Choices> {
  to: ChosenStage;
}

/**
 * Changes the stage of a booking, and with it what is under way, as `effects` says and staff have chosen.
 *
 * @returns null if there is no such booking; `not-allowed` if its stage does not allow the change; `undecided` if nothing says what becomes
 *   of some of the work; `not-ready` if results are to be published that cannot be
 * @throws {SessionEndedError}
 */
export function changeStage(
  bookingId: string | undefined,
  { to, quote, visit, results, mailText, form }: StageForm,
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
    const why = decided.results === "publish" && work.results && whyNotReady(work.results.items);
    if (why) return { result: "not-ready", why } as const;
    const settled = await settle(change, to, work, decided);
    if (mailText !== null) {
      await enqueueVisitorMail(transaction, booking, () => ({
        kind: to,
        subject: stageMails()[to].subject,
        text: mailText,
        suggestion: to === "in-review" ? "inReview" : to,
        by: staff,
        ...aboutStage(booking, to, settled),
      }));
      await enqueueOtherCancellations(change, settled);
    }
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

/** What ended, or was published, with the stage of a booking; null or empty where there was none. */
interface Settled {
  quote: Quote | null;
  visits: readonly Visit[];
  results: Delivery | null;
}

/** Does with the work under way what was decided, and moves the booking on. */
async function settle(
  change: Change,
  to: ChosenStage,
  work: WorkUnderWay,
  decided: Partial<Choices>,
): Promise<Settled> {
  const quote = await settleQuote(change, work.quote, decided.quote);
  const visits = decided.visit === "cancel" ? await cancelVisitsToCome(change) : [];
  const results = decided.results === "publish" ? work.results : null;
  if (results) await publishDraft(change, results);
  await advance(change, { stage: to, waitingFor: waiting[to] });
  return { quote, visits, results };
}

/**
 * Returns what a mail about a stage that a booking has reached has beside its text, in the current language: what ended, with the file that
 * removes the first visit from the visitor's calendar, and what was handed over.
 */
function aboutStage(booking: Booking, stage: ChosenStage, { quote, visits, results }: Settled) {
  const [canceled, ...others] = visits.map((visit) => aboutVisit(booking, visit));
  return {
    ...canceled,
    facts: [
      ...(results ? toResultFacts(results) : []),
      // All of them are at one place, which is told last.
      ...others.flatMap(({ facts }) => facts.slice(0, 1)),
      ...(canceled?.facts ?? []),
      ...toWithdrawnFacts(quote),
    ],
    condition: { stage },
  };
}

/** Queues what removes the other visits from the visitor's calendar: an invitation or its end is about one visit (RFC 5546, section 3.2). */
async function enqueueOtherCancellations({ transaction, booking }: Change, { visits }: Settled) {
  for (const visit of visits.slice(1))
    await enqueueVisitorMail(transaction, booking, () => ({
      kind: "visit-canceled",
      subject: mails.visitCanceledAlone.subject,
      text: mails.visitCanceledAlone.text,
      ...aboutVisit(booking, visit),
    }));
}

/**
 * Cancels a booking for its visitor, with its quote and visits.
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
    const work = await findWorkUnderWay(booking.id, transaction);
    const settled = await settle(change, "canceled", work, decide("canceled", work, {}).decided);
    await enqueueVisitorMail(transaction, booking, () => ({
      kind: "canceled",
      subject: mails.canceled.subject,
      text: mails.canceledByVisitor,
      ...aboutStage(booking, "canceled", settled),
    }));
    await enqueueOtherCancellations(change, settled);
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
