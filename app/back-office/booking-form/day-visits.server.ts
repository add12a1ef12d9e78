import { visitsBetween } from "~/booking/calendar/find-visits.server";
import { formatPacificDay, parsePacific } from "~/lib/pacific-time";
import { formatTimeOnDay } from "~/lib/pacific-weekday";
import { dayMs } from "~/lib/time";
import { dayVisits as text } from "~/messages/booking-work";
import { timeRange } from "~/messages/calendar";
import type { Colleague } from "~/staff/accounts/users.server";

/** What a person has to do on a day, beside the visit of the form. */
export interface DayVisits {
  title: string;
  visits: { id: string; label: string }[];
}

/**
 * Returns the visits that the chosen person has on the chosen day; null without a day or a person.
 *
 * @param values as typed into the form
 */
export async function findDayVisits(
  { startsAt, staffId }: Record<string, string | string[]>,
  bookingId: string | undefined,
  colleagues: readonly Colleague[],
): Promise<DayVisits | null> {
  const colleague = colleagues.find(({ id }) => id === staffId);
  const date = typeof startsAt === "string" ? startsAt.trim().slice(0, 10) : "";
  const from = parsePacific(`${date}T00:00`);
  if (!colleague || !from) return null;
  const found = await visitsBetween(from, nextMidnight(date), colleague.id);
  const others = found.filter((visit) => visit.bookingId !== bookingId);
  const title = others.length > 0 ? text.title : text.none;
  return {
    title: title(colleague.fullName, formatPacificDay(from)),
    visits: others.map(({ visit, fullName }) => {
      const end = new Date(visit.startsAt.getTime() + visit.minutes * 60_000);
      const time = timeRange(formatTimeOnDay(visit.startsAt, date), formatTimeOnDay(end, date));
      return { id: visit.id, label: text.visit(time, fullName) };
    }),
  };
}

/** A day has 23 or 25 hours where daylight saving time changes. */
function nextMidnight(date: string): Date {
  const next = new Date(Date.parse(`${date}T00:00Z`) + dayMs).toISOString().slice(0, 10);
  return parsePacific(`${next}T00:00`) ?? new Date(next);
}
