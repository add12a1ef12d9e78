import { Link } from "@remix-run/react";
import { StaffIcon } from "~/back-office/staff-icon";
import * as text from "~/messages/dashboard";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { DeskPanel, linkStyles } from "./desk-panel";
import type { toVisitsView, VisitRow as Row } from "./to-visits.server";

/** The upcoming visits. A phone shows two days; the calendar has the others. */
export function DeskVisits({ visits: { note, days, hasMore } }: { visits: ReturnType<typeof toVisitsView> }) {
  return (
    <DeskPanel
      title={text.visits.title}
      note={note}
      link={
        <Link to={paths.calendar({ who: "all" })} aria-label={text.calendarOfAll} className={linkStyles}>
          {text.calendar}
        </Link>
      }
      empty={days.length > 0 ? null : { title: text.visits.empty, advice: text.visits.advice }}
    >
      {days.map(({ title, rows }, index) => (
        <section key={title} className={index > 1 ? "max-sm:hidden" : undefined}>
          <h3 className="border-t border-line bg-sunken px-4.5 py-1.5 text-small font-semibold">{title}</h3>
          <ul>
            {rows.map((row) => (
              <VisitRow key={row.to + row.start} row={row} />
            ))}
          </ul>
        </section>
      ))}
      {(hasMore || days.length > 2) && (
        <p className={`border-t border-line px-4.5 py-2.5 ${hasMore ? "" : "sm:hidden"}`}>
          <Link to={paths.calendar({ who: "all" })} className={linkStyles}>
            {text.moreVisits}
          </Link>
        </p>
      )}
    </DeskPanel>
  );
}

function VisitRow({ row: { to, name, start, end, service, place, who, links } }: { row: Row }) {
  return (
    <li
      className={`grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3.5 border-t border-line px-4.5 py-2.5 max-sm:py-3 ${who === null ? "border-s-4 border-s-warn bg-warn-soft ps-3.5" : ""}`}
    >
      <p className="font-semibold whitespace-nowrap tabular-nums">
        {start}
        <span className="block text-small font-normal text-muted">{end}</span>
      </p>
      <div className="min-w-0 wrap-anywhere">
        <Link
          to={to}
          className="inline-flex min-h-6 items-center font-semibold text-text no-underline hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-small text-muted">
          {service && `${service}, `}
          {place.href ? (
            <a href={place.href} rel="noreferrer">
              {place.value}
            </a>
          ) : (
            place.value
          )}
        </p>
        <p className={`text-small ${who === null ? "font-semibold text-warn" : "text-muted"}`}>
          {who ?? text.nobodyAssigned}
        </p>
      </div>
      {links.length > 0 && (
        <p className="col-span-2 flex flex-wrap gap-2 pt-2">
          {links.map(({ icon, label, name, href }) => (
            <ButtonLink
              key={icon}
              to={href}
              rel="noreferrer"
              size="sm"
              aria-label={name}
              className="flex-1 bg-raised max-sm:min-h-11"
            >
              <StaffIcon name={icon} className="size-4.5" />
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
    </li>
  );
}
