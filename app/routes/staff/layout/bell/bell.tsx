import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { StaffIcon } from "~/back-office/staff-icon";
import { formatCount } from "~/lib/format-count";
import { formatPacificLong } from "~/lib/pacific-time";
import { dayMs, hourMs, minuteMs } from "~/lib/time";
import { locale } from "~/messages/locale";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/staff-frame";
import { paths } from "~/paths";
import { CountBadge } from "~/ui/count-badge";
import { Icon } from "~/ui/icon";
import { popoverOpenerProps, popoverProps } from "~/ui/popover";
import { WithNames } from "~/ui/with-names";
import { type Notices, countNotices } from "./notices";
import type { LiveNotices } from "./use-live-notices";

const id = "bell-menu";

export function BellButton({ live: { notices, problem, announcement } }: { live: LiveNotices }) {
  return (
    <>
      <button
        type="button"
        {...popoverOpenerProps(id)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 [anchor-name:--bell] hover:bg-soft"
      >
        <span className="sr-only">{describeNotices(notices)}</span>
        <StaffIcon name="bell" />
        <span aria-hidden="true" className="contents">
          <CountBadge count={countNotices(notices)} />
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

function describeNotices(notices: Notices): string {
  const { pending, replies, handedOver } = notices;
  if (countNotices(notices) === 0) return text.noNotifications;
  return text.countNotifications([
    ...(replies.count > 0 ? [text.countReplies(replies.count)] : []),
    ...(handedOver.count > 0 ? [text.countHandedOver(handedOver.count)] : []),
    ...(pending.count > 0 ? [text.newInquiries(pending.count)] : []),
  ]);
}

const entryStyles = "rounded-[2px] px-3 py-2.5 leading-snug no-underline hover:bg-soft";

/**
 * The notifications' popover: a problem, if any, then replies, bookings from colleagues, and pending bookings, each newest first. Opening a
 * booking removes it from the first two lists, and viewing it removes it from the last. Render the popover outside the top bar, which is
 * dark in both themes.
 */
export function BellPopover({ live: { notices, problem } }: { live: LiveNotices }) {
  const { pending, replies, handedOver, fetchedAt } = notices;
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
      {/* The link below stays outside the scroll area, because a half-covered link is too small to touch. */}
      <div className="min-h-0 overflow-y-auto overscroll-contain p-2">
        {problem && <ProblemNote problem={problem} fetchedAt={fetchedAt} />}
        {countNotices(notices) === 0 && <p className="px-3 py-2.5">{text.noNewEnquiries}</p>}
        <Kind title={text.kinds.replies} count={replies.count}>
          {replies.newest.map(({ id, fullName, at }) => (
            <Entry
              key={id}
              to={paths.bookingDetails(id)}
              title={<WithNames say={text.replied} names={[fullName]} />}
              {...{ at, fetchedAt }}
            />
          ))}
        </Kind>
        {replies.count > replies.newest.length && (
          <Link to={paths.viewBooking({ replied: 1 })} className={`${entryStyles} block font-semibold`}>
            {text.viewAllReplies}
          </Link>
        )}
        <Kind title={text.kinds.handedOver} count={handedOver.count}>
          {handedOver.newest.map(({ id, fullName, by, note, at }) => (
            <Entry
              key={id}
              to={paths.bookingDetails(id)}
              title={<WithNames say={text.handedYou} names={[by, fullName]} />}
              note={note && text.quoted(note)}
              {...{ at, fetchedAt }}
            />
          ))}
        </Kind>
        <Kind title={text.kinds.requests} count={pending.count}>
          {pending.newest.map(({ id, fullName, at }) => (
            <Entry
              key={id}
              to={paths.viewBooking()}
              title={<WithNames say={text.newBookingEnquiry} names={[fullName]} />}
              {...{ at, fetchedAt }}
            />
          ))}
        </Kind>
      </div>
      {pending.count > 0 && (
        <div className="border-t border-line p-2">
          <Link
            to={paths.viewBooking({ status: 0 })}
            className={`${entryStyles} flex min-h-11 items-center font-semibold text-accent-text`}
          >
            {text.viewAll}
          </Link>
        </div>
      )}
    </section>
  );
}

/** Renders nothing if there are no notifications of this kind. */
function Kind({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section>
      <h2 className="flex gap-2 px-3 pt-2 pb-1 text-small font-semibold text-muted">
        {title} <span className="tabular-nums">{formatCount(count)}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

interface NoticeProps {
  to: string;
  title: ReactNode;
  note?: string;
  at: Date;
  fetchedAt: Date;
}

function Entry({ to, title, note, at, fetchedAt }: NoticeProps) {
  return (
    <li>
      <Link to={to} className={`${entryStyles} block text-text`}>
        <span className="block font-medium wrap-anywhere">{title}</span>
        {note && <span className="block text-small wrap-anywhere">{note}</span>}
        <time dateTime={at.toISOString()} title={formatPacificLong(at)} className="text-small text-muted">
          {formatTimeAgo(at, fetchedAt)}
        </time>
      </Link>
    </li>
  );
}

function ProblemNote({ problem, fetchedAt }: { problem: LiveNotices["problem"]; fetchedAt: Date }) {
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

const relativeFormat = new Intl.RelativeTimeFormat(locale);

/** Formats how long `date` is before `now`, in the largest whole unit: `12 minutes ago`. */
export function formatTimeAgo(date: Date, now: Date): string {
  const elapsed = now.getTime() - date.getTime();
  if (elapsed < minuteMs) return text.justNow;
  if (elapsed < hourMs) return relativeFormat.format(-Math.floor(elapsed / minuteMs), "minute");
  if (elapsed < dayMs) return relativeFormat.format(-Math.floor(elapsed / hourMs), "hour");
  return relativeFormat.format(-Math.floor(elapsed / dayMs), "day");
}
