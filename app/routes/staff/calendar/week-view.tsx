import { Link } from "@remix-run/react";
import * as text from "~/messages/calendar";
import { paths } from "~/paths";
import type { VisitCard, WeekSheet } from "./to-week-sheet";

/** The visits of a week: a table of days and hours, or where that is narrower than 56rem, a list by day. */
export function WeekView({ week }: { week: WeekSheet }) {
  return (
    <div className="@container">
      <DayList week={week} />
      <WeekTable week={week} />
    </div>
  );
}

function DayList({ week: { days } }: { week: WeekSheet }) {
  return (
    <ol className="grid border border-line bg-raised @min-[56rem]:hidden">
      {days.map(({ date, label, isToday, visits }) => (
        <li key={date} className="border-b border-line p-4 last:border-0">
          <h2 className="mb-1 text-base">
            {label} {isToday && <TodayMark />}
          </h2>
          {visits.length === 0 && <p className="text-small text-muted">{text.noVisits}</p>}
          <VisitCards visits={visits} />
        </li>
      ))}
    </ol>
  );
}

function WeekTable({ week: { days, hours } }: { week: WeekSheet }) {
  return (
    <div className="hidden border border-line bg-raised @min-[56rem]:block">
      <table className="w-full table-fixed border-collapse text-small">
        <thead>
          <tr>
            <th
              scope="col"
              className="w-16 border-b border-line-strong p-2 text-start font-normal text-muted"
            >
              {text.time}
            </th>
            {days.map(({ date, label, isToday }) => (
              <th key={date} scope="col" className="border-s border-b border-line-strong p-2 text-start">
                {label} {isToday && <TodayMark />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, label }) => (
            <tr key={hour} className="border-b border-line last:border-0">
              <th
                scope="row"
                className="h-12 p-2 text-start align-top font-normal whitespace-nowrap text-muted tabular-nums"
              >
                {label}
              </th>
              {days.map(({ date, blocks }) => (
                <HourCell key={date} hour={hour} blocks={blocks} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An hour of a day. Visits take a cell as many rows high as they take hours, also of the hours that follow. */
function HourCell({ hour, blocks }: { hour: number; blocks: WeekSheet["days"][number]["blocks"] }) {
  const block = blocks.find((each) => each.hour <= hour && hour < each.endHour);
  if (!block) return <td className="border-s border-line" />;
  if (block.hour < hour) return null;
  return (
    <td rowSpan={block.endHour - block.hour} className="border-s-3 border-s-fill bg-soft p-0 align-top">
      <VisitCards visits={block.visits} />
    </td>
  );
}

function TodayMark() {
  return <span className="block text-small font-semibold text-accent-text">{text.today}</span>;
}

function VisitCards({ visits }: { visits: readonly VisitCard[] }) {
  if (visits.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {visits.map(({ id, bookingId, start, end, name, service, place, staff }) => (
        <li
          key={id}
          className="border-fill bg-soft p-2 text-small leading-snug wrap-anywhere @max-[56rem]:border-s-3"
        >
          <p className="tabular-nums">{text.timeRange(start, end)}</p>
          <Link
            to={paths.bookingDetails(bookingId)}
            className="font-semibold text-accent-text hover:underline"
          >
            {name}
          </Link>
          <p>{service}</p>
          <p>{place}</p>
          <p className="text-muted">{staff || text.nobody}</p>
          <a
            href={paths.visitCalendar(id)}
            aria-label={text.downloadOf(name)}
            className="text-accent-text underline hover:decoration-2"
          >
            {text.download}
          </a>
        </li>
      ))}
    </ul>
  );
}
