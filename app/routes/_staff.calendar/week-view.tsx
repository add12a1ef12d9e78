import { Link } from "@remix-run/react";
import * as text from "~/messages/calendar";
import { paths } from "~/paths";
import type { VisitCard, WeekSheet } from "./to-week-sheet";

/** The visits of a week: by day on phones, from 768 px on a table of days and hours. */
export function WeekView({ week }: { week: WeekSheet }) {
  return (
    <>
      <DayList week={week} />
      <WeekTable week={week} />
    </>
  );
}

function DayList({ week: { days } }: { week: WeekSheet }) {
  return (
    <ol className="grid border border-line bg-raised md:hidden">
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
    <div className="hidden border border-line bg-raised md:block">
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
              {days.map(({ date, visits }) => (
                <td key={date} className="border-s border-line p-1 align-top">
                  <VisitCards visits={visits.filter((visit) => visit.hour === hour)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
        <li key={id} className="border-s-3 border-fill bg-soft p-2 text-small leading-snug wrap-anywhere">
          <p className="tabular-nums">{text.timeRange(start, end)}</p>
          <Link
            to={paths.bookingDetails(bookingId)}
            className="font-semibold text-accent-text hover:underline"
          >
            {name}
          </Link>
          <p>{service}</p>
          <p className="md:max-lg:hidden">{place}</p>
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
