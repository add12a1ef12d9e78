import { CountBadge } from "~/ui/count-badge";
import { Icon } from "~/ui/icon";
import { BellMenu } from "./bell-menu";
import type { LivePending } from "./use-live-pending";

const id = "bell-menu";

// React 18 has no names of its own for these attributes, and hands them on as they are.
const opensMenu = { popovertarget: id };
const isMenu = { id, popover: "auto" };

/** How many enquiries wait. Opens by the browser's own means, like the account menu. */
export function BellButton({ live: { pending, trouble, announcement } }: { live: LivePending }) {
  return (
    <>
      <button
        type="button"
        {...opensMenu}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 [anchor-name:--bell] hover:bg-soft"
      >
        <span className="sr-only">{labelOf(pending.count)}</span>
        <Icon name="bell" />
        <span aria-hidden="true" className="contents">
          <CountBadge count={pending.count} />
        </span>
        {trouble && (
          <>
            <Icon name="warning" className="size-4.5 text-warn" />
            <span className="sr-only">, not up to date</span>
          </>
        )}
      </button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

function labelOf(count: number): string {
  if (count === 0) return "Notifications, no new enquiries";
  return `Notifications, ${count.toLocaleString("en-US")} new ${count === 1 ? "enquiry" : "enquiries"}`;
}

/** The dropdown; outside of the bar, which is dark in both themes. */
export function BellPopover({ live }: { live: LivePending }) {
  return (
    <section
      {...isMenu}
      aria-label="Notifications"
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
