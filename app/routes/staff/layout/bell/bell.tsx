import { StaffIcon } from "~/back-office/staff-icon";
import * as text from "~/messages/staff-frame";
import { CountBadge } from "~/ui/count-badge";
import { Icon } from "~/ui/icon";
import { popoverOpenerProps, popoverProps } from "~/ui/popover";
import { BellMenu } from "./bell-menu";
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
