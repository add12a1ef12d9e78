import { mapLink } from "~/back-office/contact-links";
import { type DeskVisit, maxVisits } from "~/booking/desk/desk.server";
import { describePlace } from "~/booking/location";
import { toServiceLabel } from "~/booking/services";
import { formatCount, formatUpTo } from "~/lib/format-count";
import { toPacificDay } from "~/lib/pacific-time";
import { formatDayOfWeek, formatTimeOnDay } from "~/lib/pacific-weekday";
import { telephoneLink } from "~/lib/phone";
import { dayMs, minuteMs } from "~/lib/time";
import * as text from "~/messages/dashboard";
import { paths } from "~/paths";

/** The maximum number of listed visits; the calendar has the others. */
const maxListed = 8;

export type VisitRow = ReturnType<typeof toVisitRow>;

/** Formats the visits by day. Only the next visit has links to call and to find the place. */
export function toVisitsView(visits: readonly DeskVisit[], { staffId, now }: { staffId: string; now: Date }) {
  const today = toPacificDay(now);
  const tomorrow = toPacificDay(new Date(now.getTime() + dayMs));
  const days = new Map<string, { title: string; rows: VisitRow[] }>();
  for (const [index, visit] of visits.slice(0, maxListed).entries()) {
    // A visit that began yesterday and continues counts as today's.
    const date = toPacificDay(visit.startsAt) < today ? now : visit.startsAt;
    const day = toPacificDay(date);
    const { title, rows } = days.get(day) ?? { title: toDayTitle(day, { today, tomorrow }), rows: [] };
    days.set(day, { title, rows: [...rows, toVisitRow(visit, { staffId, day, isNext: index === 0 })] });
  }
  const ofToday = visits.filter(({ startsAt }) => toPacificDay(startsAt) <= today).length;
  return {
    note:
      visits.length > 0 ? text.visitCount(formatCount(ofToday), formatUpTo(visits.length, maxVisits)) : null,
    days: [...days.values()],
    /** Whether the calendar has more visits on these days. */
    hasMore: visits.length > maxListed,
  };
}

function toDayTitle(day: string, { today, tomorrow }: { today: string; tomorrow: string }): string {
  const name = formatDayOfWeek(day);
  return day === today ? text.today(name) : day === tomorrow ? text.tomorrow(name) : name;
}

function toVisitRow(
  visit: DeskVisit,
  { staffId, day, isNext }: { staffId: string; day: string; isNext: boolean },
) {
  const { id, fullName, service, serviceLocation, phone, startsAt, minutes } = visit;
  const place = describePlace(serviceLocation);
  const map = place.href ?? mapLink(serviceLocation);
  const tel = telephoneLink(phone);
  return {
    to: paths.bookingDetails(id),
    name: fullName,
    start: formatTimeOnDay(startsAt, day),
    end: text.until(formatTimeOnDay(new Date(startsAt.getTime() + minutes * minuteMs), day)),
    service: toServiceLabel(service),
    place: { value: place.value, href: place.href ?? null },
    /** Null for an unassigned visit. */
    who: visit.staffId === staffId ? text.you : visit.staff,
    links: isNext
      ? [
          ...(tel
            ? [{ icon: "phone" as const, label: text.call, name: text.callName(fullName), href: tel }]
            : []),
          { icon: "pin" as const, label: text.directions, name: text.directionsTo(fullName), href: map },
        ]
      : [],
  };
}
