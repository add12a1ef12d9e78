import { loadRequestedDate } from "~/back-office/booking-form/load-requested-date.server";
import { formatBusySpan } from "~/back-office/format-busy-span";
import { findUnusualTimes } from "~/booking/advice/find-advice";
import { visitsBetween } from "~/booking/calendar/find-visits.server";
import type { SubmittedForm } from "~/booking/change/change-booking.server";
import type { BookingMessage } from "~/booking/conversation/messages.server";
import type { Booking } from "~/booking/record/find-booking.server";
import type { Visit } from "~/booking/visit/find-visit.server";
import { parsePacific, toPacificInput } from "~/lib/pacific-time";
import { formatPacificSpan, formatSpanOnDay } from "~/lib/pacific-weekday";
import { minuteMs } from "~/lib/time";
import { freedom } from "~/messages/booking-details";
import { busy } from "~/messages/booking-work";
import type { Colleague } from "~/staff/accounts/users.server";
import { findBusySpans } from "~/staff/busy-times/find-busy-spans.server";

interface RequestedDateSource {
  /** The future visits, or else the last past one. */
  visits: readonly Visit[];
  messages: readonly BookingMessage[];
  colleagues: readonly Colleague[];
  form: SubmittedForm;
}

export type DescribedDate = NonNullable<Awaited<ReturnType<typeof describeRequestedDate>>>;

/**
 * Returns the last date that the customer asked for and staff have not answered; null if there is none. The result includes the id of
 * the message that asks for the date, and texts that say whether the assignee is free and what is unusual about the time.
 */
export async function describeRequestedDate(
  booking: Booking,
  { visits, messages, colleagues, form }: RequestedDateSource,
) {
  if (!messages.some(({ kind }) => kind === "date-request")) return null;
  const requestedDates = await Promise.all(
    (visits.length > 0 ? visits : [null]).map(async (visit) => ({
      visit,
      date: await loadRequestedDate(booking, visit, form),
    })),
  );
  const isAskedBy = ({ kind, proposedAt }: BookingMessage, { date }: (typeof requestedDates)[number]) =>
    kind === "date-request" && proposedAt && toPacificInput(proposedAt) === date?.fields.startsAt;
  const message = messages.findLast((each) => requestedDates.some((one) => isAskedBy(each, one)));
  const { visit, date } = (message && requestedDates.find((one) => isAskedBy(message, one))) ?? {};
  if (!message || !date) return null;
  const { staffId, startsAt, minutes } = date.fields;
  const person = colleagues.find(({ id }) => id === staffId);
  const free = person ? await describeFreedom(visit?.id, person, startsAt, Number(minutes)) : freedom.unknown;
  const time = parsePacific(startsAt);
  const unusual = time ? findUnusualTimes(booking.service, time).map((kind) => freedom[kind]) : [];
  const visitText =
    visit && visits.length > 1 ? [freedom.ofVisit(formatPacificSpan(visit.startsAt, visit.minutes))] : [];
  return { messageId: message.id, date, freedom: [...visitText, free, ...unusual].join(" ") };
}

/**
 * Describes whether a person is free at a time, and from then on until the end of that day.
 *
 * @param ownId the id of the visit that would move; undefined for a new one
 * @param typed the time in the format of the visit form
 */
async function describeFreedom(
  ownId: string | undefined,
  { id, fullName }: Colleague,
  typed: string,
  minutes: number,
): Promise<string> {
  const startsAt = parsePacific(typed);
  if (!startsAt) return freedom.unknown;
  const day = typed.slice(0, 10);
  const end = new Date(startsAt.getTime() + minutes * minuteMs);
  const midnight = parsePacific(`${day}T23:59:59`) ?? end;
  const until = midnight > end ? midnight : end;
  const [visits, [busySpan]] = await Promise.all([
    visitsBetween(startsAt, until, id),
    findBusySpans({ from: startsAt, until, staffId: id }),
  ]);
  const [next] = visits.filter(({ visit }) => visit.id !== ownId);
  if (busySpan && !(next && next.visit.startsAt <= busySpan.startsAt))
    return busySpan.startsAt < end
      ? freedom.taken(fullName, formatBusySpan(busySpan, day))
      : freedom.freeUntil(fullName, formatSpanOnDay(busySpan.startsAt, 0, day));
  if (!next) return freedom.free(fullName);
  const { visit, fullName: customer } = next;
  return visit.startsAt < end
    ? freedom.busy(fullName, busy.visit(customer, formatPacificSpan(visit.startsAt, visit.minutes)))
    : freedom.freeUntil(fullName, formatSpanOnDay(visit.startsAt, 0, day));
}
