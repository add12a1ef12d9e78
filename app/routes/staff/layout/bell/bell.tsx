import { Link, useLocation } from "@remix-run/react";
import { StaffIcon } from "~/back-office/staff-icon";
import { formatPacificLong } from "~/lib/pacific-time";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/staff-frame";
import { paths } from "~/paths";
import { CountBadge } from "~/ui/count-badge";
import { Icon } from "~/ui/icon";
import { popoverOpenerProps, popoverProps } from "~/ui/popover";
import { formatTimeAgo } from "./pending-bookings";
import type { LivePending } from "./use-live-pending";

const id = "bell-menu";

/** The number of pending bookings, which opens the notifications. */
export function BellButton({ live: { pending, problem, announcement } }: { live: LivePending }) {
  return (
    <>
      <button
        type="button"
        {...popoverOpenerProps(id)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 [anchor-name:--bell] hover:bg-soft"
      >
        <span className="sr-only">
          {pending.count === 0 ? text.noNotifications : text.newInquiries(pending.count)}
        </span>
        <StaffIcon name="bell" />
        <span aria-hidden="true" className="contents">
          <CountBadge count={pending.count} />
        </span>
        {problem && (
          <>
            <Icon name="warning" className="size-4.5 text-warn" />
            <span className="sr-only">{text.notUpToDate}</span>
          </>
        )}
      </button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** The popover of the notifications. Render it outside the top bar, which is dark in both themes. */
export function BellPopover({ live }: { live: LivePending }) {
  return (
    <section
      {...popoverProps(id)}
      aria-label={text.notifications}
      className={
        "fixed inset-auto top-17 right-4 m-0 max-h-[min(36rem,calc(100dvh-5.5rem))] w-[min(22rem,calc(100vw-2rem))] " +
        "flex-col overflow-hidden rounded-control border border-line bg-raised text-text shadow-menu open:flex " +
        "min-[40rem]:supports-[anchor-name:--bell]:right-[anchor(--bell_right)]"
      }
    >
      <BellMenu live={live} />
    </section>
  );
}

const entryStyles = "rounded-[2px] px-3 py-2.5 leading-snug no-underline hover:bg-soft";

/** The notifications: a problem, if any, then the pending bookings, newest first. */
function BellMenu({ live: { pending, problem } }: { live: LivePending }) {
  const { count, newest, fetchedAt } = pending;
  return (
    <>
      {/* Scrolls above the link, not under it: a half-covered entry is too small to touch. */}
      <div className="min-h-0 overflow-y-auto overscroll-contain p-2">
        {problem && <ProblemNote problem={problem} fetchedAt={fetchedAt} />}
        {count === 0 && <p className="px-3 py-2.5">{text.noNewEnquiries}</p>}
        {count > 0 && (
          <ul>
            {newest.map(({ id, fullName, createdAt }) => (
              <li key={id}>
                <Link to={paths.bookings()} className={`${entryStyles} block text-text`}>
                  <span className="block font-medium wrap-anywhere">{text.newBookingEnquiry(fullName)}</span>
                  <time
                    dateTime={createdAt.toISOString()}
                    title={formatPacificLong(createdAt)}
                    className="text-small text-muted"
                  >
                    {formatTimeAgo(createdAt, fetchedAt)}
                  </time>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {count > 0 && (
        <div className="border-t border-line p-2">
          <Link
            to={paths.bookings({ status: 0 })}
            className={`${entryStyles} flex min-h-11 items-center font-semibold text-accent-text`}
          >
            {text.viewAll}
          </Link>
        </div>
      )}
    </>
  );
}

function ProblemNote({ problem, fetchedAt }: { problem: LivePending["problem"]; fetchedAt: Date }) {
  const { pathname, search } = useLocation();
  return (
    <div className="mb-2 grid grid-cols-[auto_1fr] gap-x-2.5 border-b border-line px-3 pt-2 pb-3 text-small">
      <Icon name="warning" className="size-4.5 text-warn" />
      {problem === "signed-out" ? (
        <div>
          <p className="font-semibold">{text.signedOut}</p>
          <p>
            <RichText
              text={text.signInToContinue}
              tags={{
                signIn: (label) => <a href={paths.login({ redirectTo: pathname + search })}>{label}</a>,
              }}
            />
          </p>
        </div>
      ) : (
        <div>
          <p className="font-semibold">{text.enquiriesNotLoaded}</p>
          <p>{text.lastLoaded(formatPacificLong(fetchedAt))}</p>
        </div>
      )}
    </div>
  );
}
