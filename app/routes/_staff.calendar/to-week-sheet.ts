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
  const hours = cards.map(({ hour }) => hour);
  const first = Math.min(workday.first, ...hours);
  const last = Math.max(workday.last, ...hours);
  return {
    first: formatDate(week.dates[0]),
    last: formatDate(week.dates[6]),
    days: week.dates.map((date) => ({
      date,
      label: clean(dayFormat.format(new Date(date))),
      isToday: date === today,
      visits: cards.filter((card) => card.date === date),
    })),
    hours: Array.from({ length: last - first + 1 }, (_, index) => ({
      hour: first + index,
      label: clean(hourFormat.format(Date.UTC(2026, 0, 1, first + index))),
    })),
  };
}

function toCard({ visit, ...booking }: PlannedVisit) {
  const local = toPacificInput(visit.startsAt);
  const end = new Date(visit.startsAt.getTime() + visit.minutes * 60_000);
  return {
    id: visit.id,
    bookingId: booking.bookingId,
    date: local.slice(0, 10),
    hour: Number(local.slice(11, 13)),
    start: clean(timeFormat.format(visit.startsAt)),
    end: clean(timeFormat.format(end)),
    name: booking.fullName,
    service: describeService(booking),
    place: describeLocation(booking.serviceLocation).value,
    staff: booking.staffName,
  };
}

function formatDate(date = ""): string {
  return dateFormat.format(new Date(date));
}

/** Some browsers put a narrow no-break space before AM and PM; server and browser must render the same text. */
function clean(text: string): string {
  return text.replaceAll("\u202f", " ");
}
