import type { PlannedVisit } from "~/booking/calendar/find-visits.server";
import type { Week } from "~/booking/calendar/week";
import { describeService } from "~/booking/format-answer";
import { describeLocation } from "~/booking/location";
import { toPacificInput } from "~/lib/pacific-time";
import { formatTimeOnDay } from "~/lib/pacific-weekday";
import { locale } from "~/messages/locale";

/** Of a date without a time. */
const dayFormat = new Intl.DateTimeFormat(locale, {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});
const dateFormat = new Intl.DateTimeFormat(locale, { timeZone: "UTC", dateStyle: "medium" });
const hourFormat = new Intl.DateTimeFormat(locale, { timeZone: "UTC", hour: "numeric" });

/** The hours that a week always shows. */
const workday = { first: 8, last: 17 };

export type WeekSheet = ReturnType<typeof toWeekSheet>;
export type VisitCard = ReturnType<typeof toCard>;

/** Formats a week for the page. Dates become text here, because a browser may format them differently. */
export function toWeekSheet(week: Week, visits: readonly PlannedVisit[], now: Date) {
  const cards = week.dates.flatMap((date) => toCards(visits, date));
  const today = toPacificInput(now).slice(0, 10);
  const first = Math.min(workday.first, ...cards.map(({ hour }) => hour));
  const last = Math.max(workday.last, ...cards.map(({ endHour }) => endHour - 1));
  return {
    first: formatDate(week.dates[0]),
    last: formatDate(week.dates[6]),
    days: week.dates.map((date) => {
      const visits = cards.filter((card) => card.date === date);
      const label = clean(dayFormat.format(new Date(date)));
      return { date, label, isToday: date === today, visits, blocks: toBlocks(visits) };
    }),
    hours: Array.from({ length: last - first + 1 }, (_, index) => ({
      hour: first + index,
      label: clean(hourFormat.format(Date.UTC(2026, 0, 1, first + index))),
    })),
  };
}

/** Visits that share an hour, and the hours that they take: a cell of the week. */
interface Block {
  hour: number;
  endHour: number;
  visits: VisitCard[];
}

/** Groups the visits of a day, the earliest first, so that no two blocks share an hour. */
function toBlocks(visits: readonly VisitCard[]): Block[] {
  const blocks: Block[] = [];
  for (const visit of visits) {
    const last = blocks.at(-1);
    if (last && visit.hour < last.endHour) {
      last.visits.push(visit);
      last.endHour = Math.max(last.endHour, visit.endHour);
    } else blocks.push({ hour: visit.hour, endHour: visit.endHour, visits: [visit] });
  }
  return blocks;
}

/** Returns the visits of a day, also those that began on the day before or end on the next one. */
function toCards(visits: readonly PlannedVisit[], date: string) {
  return visits.filter(({ visit }) => isOn(visit, date)).map((visit) => toCard(visit, date));
}

function isOn(visit: PlannedVisit["visit"], date: string): boolean {
  const start = toPacificInput(visit.startsAt);
  return start.startsWith(date) || (start < date && toPacificInput(endOf(visit)) > `${date}T00:00`);
}

function toCard({ visit, ...booking }: PlannedVisit, date: string) {
  const start = toPacificInput(visit.startsAt);
  const end = endOf(visit);
  const hour = start.startsWith(date) ? Number(start.slice(11, 13)) : 0;
  return {
    id: visit.id,
    bookingId: booking.bookingId,
    date,
    hour,
    endHour: Math.max(hour + 1, readEndHour(date, toPacificInput(end))),
    start: formatTimeOnDay(visit.startsAt, date),
    end: formatTimeOnDay(end, date),
    name: booking.fullName,
    service: describeService(booking),
    place: describeLocation(booking.serviceLocation).value,
    staff: booking.staffName,
  };
}

function endOf({ startsAt, minutes }: PlannedVisit["visit"]): Date {
  return new Date(startsAt.getTime() + minutes * 60_000);
}

/** The first hour of `date` that is free again; 24 for an end after midnight. */
function readEndHour(date: string, end: string): number {
  if (!end.startsWith(date)) return 24;
  const [hours = 0, minutes = 0] = end.slice(11).split(":").map(Number);
  return minutes > 0 ? hours + 1 : hours;
}

function formatDate(date = ""): string {
  return dateFormat.format(new Date(date));
}

/** Some browsers put a narrow no-break space before AM and PM; server and browser must render the same text. */
function clean(text: string): string {
  return text.replaceAll("\u202f", " ");
}
