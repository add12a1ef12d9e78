import { describeLocation } from "~/booking/describe-location";
import { describeService } from "~/booking/describe-service";
import type { PlannedVisit } from "~/calendar/find-visits.server";
import type { Week } from "~/calendar/week";
import { toPacificInput } from "~/lib/pacific-time";
import { locale } from "~/messages/locale";

const timeZone = "America/Los_Angeles";
const timeFormat = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: "short" });
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
  const cards = visits.map(toCard);
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

function toCard({ visit, ...booking }: PlannedVisit) {
  const local = toPacificInput(visit.startsAt);
  const end = new Date(visit.startsAt.getTime() + visit.minutes * 60_000);
  const date = local.slice(0, 10);
  const hour = Number(local.slice(11, 13));
  return {
    id: visit.id,
    bookingId: booking.bookingId,
    date,
    hour,
    endHour: Math.max(hour + 1, readEndHour(date, toPacificInput(end))),
    start: clean(timeFormat.format(visit.startsAt)),
    end: clean(timeFormat.format(end)),
    name: booking.fullName,
    service: describeService(booking),
    place: describeLocation(booking.serviceLocation).value,
    staff: booking.staffName,
  };
}

/** The first hour of `date` that is free again; 24 for an end after midnight. */
function readEndHour(date: string, end: string): number {
  if (end.slice(0, 10) !== date) return 24;
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
