import { eq } from "drizzle-orm";
import { findActiveAccount } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { toVisitCalendar } from "~/booking/calendar/visit-calendar.server";
import { type MailedForm, workAsStaff } from "~/booking/change/change-booking.server";
import {
  updateProgress,
  type Change,
  recordInHistory,
  type StaffChange,
} from "~/booking/change/record-change.server";
import { enqueueVisitorMail } from "~/booking/mail/visitor-mail.server";
import { settleQuote } from "~/booking/quote/answer-quote.server";
import { findOpenQuote, toWithdrawnFacts, waitingForWhenScheduled } from "~/booking/quote/quotes.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { type Choices, decide } from "~/booking/stage/effects";
import { canChange } from "~/booking/stage/stages";
import { type Stage, visits } from "~/db/schema.server";
import { formatMinutes } from "~/lib/format-amount";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import * as mails from "~/messages/mails/visitor";
import { paths } from "~/paths";
import { env } from "~/process/env.server";
import { toPublicName } from "~/staff/public-name";
import {
  chooseVisit,
  findOverlaps,
  findVisits,
  findUpcomingVisits,
  maxUpcomingVisits,
  keepUpcoming,
  type Visit,
  type VisitChoice,
} from "./find-visit.server";
import { enqueueStaffVisitMails } from "./staff-visit-mail.server";
import type { NewVisit } from "./visit";

interface VisitForm extends MailedForm {
  /** The visit to change; the next one by default. */
  choice?: VisitChoice;
  visit: NewVisit;
  /** Ids of overlapping visits that staff accepted. */
  accepted?: readonly string[];
  /** The outcome of an open quote when the first visit is scheduled. */
  quote?: Choices["quote"] | undefined;
}

export function maySchedule(stage: Stage): boolean {
  return stage === "scheduled" || canChange(stage, "scheduled", "staff");
}

/**
 * Schedules a visit of a booking, or changes one. A visit that is over stays unchanged, and a new one is added. A form without changes is
 * neither recorded nor mailed.
 *
 * @returns null if the booking does not exist; `not-allowed` if its stage does not allow a visit; `unknown-colleague` if the account is
 * removed; `unchanged` if the visit already has these values; `undecided` if a choice for an open quote is missing; `busy` if the person
 * has another visit at that time; `visit-ended` if the visit to change is canceled or over; `too-many-visits` at `maxUpcomingVisits`
 * @throws {SessionEndedError}
 */
export function scheduleVisit(
  bookingId: string | undefined,
  { choice = { kind: "next" }, visit, accepted = [], quote: chosen, mailText, form }: VisitForm,
  session: Session,
) {
  return workAsStaff({ bookingId, session, form }, { choice, visit, quote: chosen }, async (change) => {
    const { transaction, booking } = change;
    if (!maySchedule(booking.stage)) return { result: "not-allowed", stage: booking.stage } as const;
    // Not locked, because accounts are locked before bookings. The page marks a visit whose account is removed in the meantime.
    if (visit.staffId && !(await findActiveAccount(transaction, visit.staffId)))
      return { result: "unknown-colleague" } as const;
    const upcoming = keepUpcoming(await findVisits(booking.id, transaction));
    const earlier = chooseVisit(upcoming, choice);
    if (choice.kind === "visit" && !earlier) return { result: "visit-ended" } as const;
    if (!earlier && upcoming.length >= maxUpcomingVisits) return { result: "too-many-visits" } as const;
    if (earlier && isSameVisit(earlier, visit)) return { result: "unchanged" } as const;
    const work = {
      quote: booking.stage === "scheduled" ? null : await findOpenQuote(booking.id, transaction),
    };
    const { decided, undecided } = decide("scheduled", work, { quote: chosen });
    if (undecided.length > 0) return { result: "undecided", move: "scheduled", work, undecided } as const;
    const overlaps = await findOverlaps(transaction, earlier?.id, visit);
    if (overlaps.some(({ id }) => !accepted.includes(id))) return { result: "busy", overlaps } as const;
    const withdrawn = await settleQuote(change, work.quote, decided.quote);
    const id = await saveVisit(change, earlier, visit);
    const detail = { startsAt: visit.startsAt.toISOString() };
    await recordInHistory(change, earlier ? "visit-changed" : "visit-scheduled", detail);
    await updateProgress(change, { stage: "scheduled", waitingFor: await waitingForWhenScheduled(change) });
    const saved = (await findVisits(booking.id, transaction)).find((each) => each.id === id);
    if (saved) await enqueueStaffVisitMails(transaction, booking, { before: earlier, after: saved });
    if (mailText !== null && saved)
      await enqueueVisitorMail(transaction, booking, () => {
        const about = toVisitMailParts(booking, saved);
        return {
          kind: earlier ? "visit-moved" : "visit-scheduled",
          subject: earlier ? toChangeSubject(earlier, visit) : mails.scheduled.subject,
          text: mailText,
          suggestion: earlier ? "moved" : "scheduled",
          by: change.staff,
          ...about,
          facts: [...about.facts, ...toWithdrawnFacts(withdrawn)],
        };
      });
    return { result: "done", isChange: earlier !== null } as const;
  });
}

function isSameVisit(earlier: Visit, visit: NewVisit): boolean {
  const { minutes, staffId } = earlier;
  return startsAsBefore(earlier, visit) && minutes === visit.minutes && staffId === visit.staffId;
}

function startsAsBefore(earlier: Visit, { startsAt }: NewVisit): boolean {
  return earlier.startsAt.getTime() === startsAt.getTime();
}

/**
 * Chooses the subject of a mail about a change. With the same start, only the length or the person changed, so the subject keeps the date.
 */
function toChangeSubject(earlier: Visit, visit: NewVisit) {
  return startsAsBefore(earlier, visit) ? mails.changed.subject : mails.moved.subject;
}

async function saveVisit(
  { transaction, booking, rowId }: StaffChange,
  earlier: Visit | null,
  visit: NewVisit,
): Promise<string> {
  if (earlier)
    await transaction
      .update(visits)
      .set({ ...visit, sequence: earlier.sequence + 1, updatedAt: new Date() })
      .where(eq(visits.id, earlier.id));
  else await transaction.insert(visits).values({ ...visit, id: rowId, bookingId: booking.id });
  return earlier?.id ?? rowId;
}

interface CancellationForm extends MailedForm {
  /** Undefined cancels the next visit, or else the last one that is over. */
  visitId?: string | undefined;
  /** The outcome of an open quote when the last visit is canceled. */
  quote?: Choices["quote"] | undefined;
}

/**
 * Cancels a visit. The booking is then back in review, unless another visit is upcoming.
 *
 * @returns null if the booking does not exist; `not-allowed` if no visit is scheduled; `visit-ended` if this visit is canceled or over;
 * `undecided` if a choice for an open quote is missing
 * @throws {SessionEndedError}
 */
export function cancelVisit(
  bookingId: string | undefined,
  { visitId, quote: chosen, mailText, form }: CancellationForm,
  session: Session,
) {
  const content = { cancel: visitId ?? true, quote: chosen };
  return workAsStaff({ bookingId, session, form }, content, async (change) => {
    const { transaction, booking, staff } = change;
    const all = booking.stage === "scheduled" ? await findVisits(booking.id, transaction) : [];
    const visit = visitId === undefined ? all[0] : all.find(({ id }) => id === visitId);
    if (!visit && all.length > 0) return { result: "visit-ended" } as const;
    const isLast = all.length === 1;
    const work = { quote: isLast ? await findOpenQuote(booking.id, transaction) : null };
    const { decided, undecided } = decide("visit-canceled", work, { quote: chosen });
    if (undecided.length > 0)
      return { result: "undecided", move: "visit-canceled", work, undecided } as const;
    const canceled = visit && (await setCanceled(change, visit));
    if (!canceled) return { result: "not-allowed", stage: booking.stage } as const;
    const withdrawn = await settleQuote(change, work.quote, decided.quote);
    if (!isLast) await updateProgress(change, { waitingFor: await waitingForWhenScheduled(change) });
    else await updateProgress(change, { stage: "in-review", waitingFor: "us" });
    if (mailText !== null)
      await enqueueVisitorMail(transaction, booking, () => {
        const about = toVisitMailParts(booking, canceled);
        return {
          kind: "visit-canceled",
          subject: mails.visitCanceled.subject,
          text: mailText,
          suggestion: isLast ? "visitCanceled" : "visitCanceledAlone",
          by: staff,
          ...about,
          facts: [...about.facts, ...toWithdrawnFacts(withdrawn)],
        };
      });
    return { result: "done" } as const;
  });
}

/** Cancels the visits that have not begun, in the caller's transaction. Returns them with their new sequences. */
export async function cancelUpcomingVisits(change: Change): Promise<Visit[]> {
  const canceled: Visit[] = [];
  for (const visit of await findUpcomingVisits(change.transaction, change.booking.id)) {
    const after = await setCanceled(change, visit);
    if (after) canceled.push(after);
  }
  return canceled;
}

async function setCanceled(change: Change, visit: Visit): Promise<Visit | null> {
  const [canceled] = await change.transaction
    .update(visits)
    .set({ canceledAt: new Date(), sequence: visit.sequence + 1, updatedAt: new Date() })
    .where(eq(visits.id, visit.id))
    .returning();
  await recordInHistory(change, "visit-canceled", { startsAt: visit.startsAt.toISOString() });
  if (!canceled) return null;
  const after = { ...canceled, staffName: visit.staffName };
  await enqueueStaffVisitMails(change.transaction, change.booking, { before: visit, after });
  return after;
}

/**
 * Returns the facts, calendar file and condition of a mail about a visit, in the current language. The file adds the visit to the visitor's
 * calendar or removes it. An announcement is sent only while the visit is upcoming and unchanged. A cancellation stays valid.
 *
 * @param stage the only stage in which the mail is sent; any by default
 */
export function toVisitMailParts(booking: Booking, visit: Visit, stage?: Stage) {
  const { id, sequence, startsAt, minutes, staffName } = visit;
  const when = formatPacificSpanLong(startsAt, minutes);
  const place = { label: mails.visit.place, value: booking.serviceLocation };
  if (visit.canceledAt)
    return {
      facts: [{ label: mails.visit.canceled, value: when }, place],
      calendar: writeVisit(booking, visit, "CANCEL"),
    };
  return {
    facts: [
      { label: mails.visit.when, value: when },
      { label: mails.visit.length, value: formatMinutes(minutes) },
      ...(staffName ? [{ label: mails.visit.who, value: toPublicName(staffName) || mails.visit.team }] : []),
      place,
      { label: mails.visit.prepare, value: mails.visit.checklist, path: paths.prepare() },
    ],
    calendar: writeVisit(booking, visit, "REQUEST"),
    condition: { visit: { id, sequence }, ...(stage && { stage }) },
    expiresAt: startsAt,
  };
}

function writeVisit(booking: Booking, visit: Visit, method: "REQUEST" | "CANCEL") {
  return { method, text: toVisitCalendar({ visit, booking, method, origin: env().PUBLIC_URL }) };
}
