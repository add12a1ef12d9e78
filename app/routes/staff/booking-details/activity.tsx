import { Link } from "@remix-run/react";
import * as text from "~/messages/booking-details";
import { Panel } from "~/ui/panel";
import type { BookingSheet } from "./to-booking-sheet";

const linkStyles =
  "inline-flex min-h-11 items-center text-accent-text underline underline-offset-[0.25em] hover:decoration-2";

/** The history of the booking, newest first, one page of events at a time. */
export function Activity({ events, earlierCursor, isEarlier }: BookingSheet["activity"]) {
  return (
    <Panel title={text.activity}>
      {events.length === 0 && <p className="text-muted">{text.noActivity}</p>}
      <ol>
        {events.map(({ id, description, when }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2 before:mt-1.5 before:size-2.25 before:border-[1.5px] before:border-line-strong before:content-['']"
          >
            <span className="wrap-anywhere">{description}</span>
            <span className="col-start-2 text-small text-muted tabular-nums">{when}</span>
          </li>
        ))}
      </ol>
      {(isEarlier || earlierCursor !== null) && (
        <p className="flex flex-wrap gap-x-5">
          {isEarlier && (
            <Link to={{ search: "" }} preventScrollReset className={linkStyles}>
              {text.latestActivity}
            </Link>
          )}
          {earlierCursor !== null && (
            <Link to={{ search: `?before=${earlierCursor}` }} preventScrollReset className={linkStyles}>
              {text.earlierActivity}
            </Link>
          )}
        </p>
      )}
    </Panel>
  );
}
