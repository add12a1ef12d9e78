import { formatBusySpan } from "~/back-office/format-busy-span";
import { describeService } from "~/booking/answers/format-answer";
import type { PlannedVisit } from "~/booking/calendar/find-visits.server";
import type { Week } from "~/booking/calendar/week";
import {
  findDoubleBooked,
  findFreeTimes,
  layOutDay,
  type VisitPosition,
  scale,
} from "~/booking/calendar/week-layout";
import { describePlace } from "~/booking/location";
import { parsePacific, toPacificDay, toPacificInput } from "~/lib/pacific-time";
import { formatDayOfWeek, formatDays, formatPacificWeekday, formatSpanOnDay } from "~/lib/pacific-weekday";
import * as text from "~/messages/calendar";
import { locale } from "~/messages/locale";
import type { BusySpan } from "~/staff/busy-times/find-busy-spans.server";

const hourFormat = new Intl.DateTimeFormat(locale, { timeZone: "UTC", hour: "numeric" });

/**
 * The maximum number of visits side by side, and in the row of other hours. More would be too narrow to read, so the week is then a list.
 * The page's grid uses the same number.
 */
const maxLanes = 6;

type WeekItem = (PlannedVisit["visit"] & { planned: PlannedVisit }) | BusySpan;

export type VisitCard = ReturnType<typeof toVisitCard>;
export type BusyCard = ReturnType<typeof toBusyCard>;

export interface ShownWeek {
  label: string;
  isEmpty: boolean;
  isList: boolean;
  now: ReturnType<typeof toCurrentMinute>;
  hours: string[];
  days: {
    date: string;
    label: string;
    isToday: boolean;
    cards: (VisitCard | BusyCard)[];
    free: ReturnType<typeof toFreeHours>;
  }[];
}

/** Formats a week for the page. Dates are formatted on the server, because a browser may format them differently. */
export function toWeekView(
  week: Week,
  plannedVisits: readonly PlannedVisit[],
  { now, staffId, busy }: { now: Date; staffId: string; busy: readonly BusySpan[] },
): ShownWeek {
  const visits = plannedVisits.map((planned) => ({ ...planned.visit, planned }));
  const context = { now, staffId, doubleBooked: findDoubleBooked(visits) };
  const weekItems = [...visits, ...busy].sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  );
  const days = week.dates.map((date) => ({ date, layout: layOutDay<WeekItem>(weekItems, date) }));
  const otherRows = Math.max(1, ...days.map(({ layout }) => layout.otherHours.length));
  const lanes = Math.max(1, ...days.flatMap(({ layout }) => layout.onScale.map(({ lanes }) => lanes)));
  const isList = lanes > maxLanes || otherRows > maxLanes;
  // Visits say more than busy times, so a week that is too full first drops the busy times.
  if (isList && busy.length > 0) return toWeekView(week, plannedVisits, { now, staffId, busy: [] });
  return {
    label: formatDays(week.dates[0] ?? "", week.dates.at(-1) ?? ""),
    isEmpty: weekItems.length === 0,
    isList,
    now: toCurrentMinute(now),
    hours: Array.from({ length: scale.endHour - scale.firstHour }, (_, index) =>
      clean(hourFormat.format(Date.UTC(2026, 0, 1, scale.firstHour + index))),
    ),
    days: days.map(({ date, layout: { onScale, otherHours } }) => {
      const onScaleItems = new Set(onScale.map(({ visit }) => visit));
      return {
        date,
        label: formatDayOfWeek(date),
        isToday: date === toPacificDay(now),
        free: toFreeHours(date, onScale, now),
        cards: [
          ...otherHours.map((item, row) =>
            toItemCard(item, { ...context, date, row, isRepeated: onScaleItems.has(item) }),
          ),
          ...onScale.map((place) => toItemCard(place.visit, { ...context, date, place })),
        ].sort((one, other) => one.order - other.order),
      };
    }),
  };
}

/** Returns a day's free whole hours from now on. Each start has the format of a `datetime-local` input. */
function toFreeHours(date: string, busyRanges: readonly { from: number; to: number }[], now: Date) {
  const hours = findFreeTimes(busyRanges, 60).flatMap(({ from, to }) => {
    const first = Math.ceil(from / 60);
    return Array.from({ length: Math.max(0, Math.floor(to / 60) - first) }, (_, index) => first + index);
  });
  return hours.flatMap((hour) => {
    const start = `${date}T${String(hour).padStart(2, "0")}:00`;
    const startsAt = parsePacific(start);
    if (!startsAt || startsAt <= now) return [];
    return [{ hour, start, label: text.scheduleAt(formatPacificWeekday(startsAt)) }];
  });
}

/** Returns the minutes since midnight for the line of the current time; null outside the scale. */
function toCurrentMinute(now: Date): number | null {
  const [hour = 0, minute = 0] = toPacificInput(now).slice(11).split(":").map(Number);
  return hour < scale.firstHour || hour >= scale.endHour ? null : hour * 60 + minute;
}

interface CardContext {
  date: string;
  now: Date;
  staffId: string;
  doubleBooked: ReadonlySet<string>;
  /** The visit's place on the scale; undefined in the row of other hours. */
  place?: VisitPosition<object>;
  row?: number;
  /** Whether the visit is also on the scale, so that a list can omit it here. */
  isRepeated?: boolean;
}

function toItemCard(item: WeekItem, context: CardContext): VisitCard | BusyCard {
  return "planned" in item ? toVisitCard(item.planned, context) : toBusyCard(item, context);
}

function toBusyCard(span: BusySpan, context: CardContext) {
  return {
    id: span.id,
    order: span.startsAt.getTime(),
    time: formatBusySpan(span, context.date),
    who: span.staffId === context.staffId ? text.you : span.staffName,
    tone: "busy" as const,
    at: toGridPlace(context),
  };
}

function toGridPlace({ place, row = 0, isRepeated = false }: CardContext) {
  return place
    ? { from: place.from, to: place.to, lane: place.lane, lanes: place.lanes }
    : { row, isRepeated };
}

function toVisitCard({ visit, ...booking }: PlannedVisit, context: CardContext) {
  const { date, staffId, doubleBooked } = context;
  const isOwn = visit.staffId === staffId;
  return {
    id: visit.id,
    bookingId: booking.bookingId,
    order: visit.startsAt.getTime(),
    name: booking.fullName,
    time: formatSpanOnDay(visit.startsAt, visit.minutes, date),
    who: isOwn ? text.you : booking.staffName || text.nobody,
    place: describePlace(booking.serviceLocation).value,
    service: describeService(booking),
    tone: visit.staffId === null ? ("nobody" as const) : isOwn ? ("own" as const) : ("colleague" as const),
    conflict: doubleBooked.has(visit.id) ? text.twice(booking.staffName) : null,
    at: toGridPlace(context),
  };
}

/** Some browsers put a narrow no-break space before AM and PM, but the server and the browser must render the same text. */
function clean(text: string): string {
  return text.replaceAll("\u202f", " ");
}
