import { formatBusySpan } from "~/back-office/format-busy-span";
import { isWeekend } from "~/booking/advice/find-advice";
import { visitsBetween } from "~/booking/calendar/find-visits.server";
import { findFreeTimes, type WeekVisit, layOutDay } from "~/booking/calendar/week-layout";
import { findVisit, type VisitChoice } from "~/booking/visit/find-visit.server";
import { defaultMinutes } from "~/booking/visit/visit";
import { addDays } from "~/lib/day-range";
import { parsePacific, toPacificInput } from "~/lib/pacific-time";
import { formatDayOfWeek, formatSpanOnDay } from "~/lib/pacific-weekday";
import { isUuid } from "~/lib/uuid";
import { visitTimes as text } from "~/messages/booking-work";
import { listColleagues } from "~/staff/accounts/users.server";
import { findBusySpans } from "~/staff/busy-times/find-busy-spans.server";

/** The number of days shown: the chosen day and the days after it. */
const days = 4;

export type VisitTimes = Awaited<ReturnType<typeof findVisitTimes>>;

/** Reads the form's visit from its URL: the next one if the URL names none. */
export function readVisitChoice(address: string): VisitChoice {
  const visitParam = new URL(address).searchParams.get("visit");
  if (visitParam === "new") return { kind: "new" };
  return visitParam !== null && isUuid(visitParam) ? { kind: "visit", id: visitParam } : { kind: "next" };
}

/** Returns the parameter of the form's URL, which `readVisitChoice` reads. */
export function toVisitParam(choice: VisitChoice): string | undefined {
  if (choice.kind === "visit") return choice.id;
  return choice.kind === "new" ? "new" : undefined;
}

/**
 * Returns whether the chosen day is on a weekend, and when the chosen person is busy and free on that day and the next ones. The form's own
 * visit does not count as busy.
 *
 * @param typed the input, not validated
 * @returns `person` is null without a day or a person
 */
export async function findVisitTimes(
  { startsAt = "", staffId = "", minutes = "" }: Record<string, string | string[]>,
  bookingId: string | undefined,
  choice: VisitChoice = { kind: "next" },
) {
  const day = String(startsAt).trim().slice(0, 10);
  const from = parsePacific(`${day}T00:00`);
  if (!from) return { isWeekend: false, person: null };
  const colleague = (await listColleagues()).find(({ id }) => id === staffId);
  const dates = Array.from({ length: days + 1 }, (_, offset) => addDays(day, offset));
  const until = parsePacific(`${dates.pop()}T00:00`);
  if (!colleague || !until) return { isWeekend: isWeekend(from), person: null };
  const [visits, busy, next] = await Promise.all([
    visitsBetween(from, until, colleague.id),
    findBusySpans({ from, until, staffId: colleague.id }),
    choice.kind === "next" && isUuid(bookingId) ? findVisit(bookingId) : null,
  ]);
  const ownId = choice.kind === "visit" ? choice.id : next?.id;
  const busyTimes: BusyTime[] = [
    ...visits
      .filter(({ visit }) => visit.id !== ownId)
      .map(({ visit, fullName }) => ({ ...visit, fullName })),
    ...busy.map((span) => ({ ...span, fullName: null })),
  ].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const length = Number(minutes) || defaultMinutes;
  return {
    isWeekend: isWeekend(from),
    person: {
      title: text.title(colleague.fullName),
      days: dates.map((date) => ({ date, ...toDayTimes(busyTimes, date, length) })),
    },
  };
}

/** A visit, or an event of the person's own calendar, whose `fullName` is null. */
type BusyTime = WeekVisit & { fullName: string | null };

function toDayTimes(busyTimes: readonly BusyTime[], date: string, length: number) {
  const { onScale, otherHours } = layOutDay(busyTimes, date);
  const onDay = new Set([...otherHours, ...onScale.map(({ visit }) => visit)]);
  return {
    label: formatDayOfWeek(date),
    taken: busyTimes
      .filter((each) => onDay.has(each))
      .map((each) => ({ id: each.id, label: describeBusyTime(each, date) })),
    free: findFreeTimes(onScale, length, minutesPast(date)).map(({ from, to }) =>
      formatMinutes(date, from, to),
    ),
  };
}

function minutesPast(date: string): number {
  const [today = "", clock = ""] = toPacificInput(new Date()).split("T");
  if (date !== today) return date < today ? 24 * 60 : 0;
  const [hours, minutes] = clock.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

function describeBusyTime({ fullName, ...span }: BusyTime, date: string): string {
  if (fullName === null) return text.busy(formatBusySpan(span, date));
  return text.visit(formatSpanOnDay(span.startsAt, span.minutes, date), fullName);
}

function formatMinutes(date: string, from: number, to: number): string {
  const clock = [Math.floor(from / 60), from % 60].map((part) => String(part).padStart(2, "0")).join(":");
  const start = parsePacific(`${date}T${clock}`);
  return start ? formatSpanOnDay(start, to - from, date) : "";
}
