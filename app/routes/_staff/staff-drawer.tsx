import { Icon } from "~/ui/icon";
import { Logo } from "~/site/logo";
import { NavigationList } from "./navigation-list";

const id = "staff-drawer";

// React 18 has no names of its own for these attributes, and hands them on as they are.
const opensDrawer = { popovertarget: id };
const closesDrawer = { popovertarget: id, popovertargetaction: "hide" };
const isDrawer = { id, popover: "auto" };

export function DrawerButton() {
  return (
    <button
      type="button"
      {...opensDrawer}
      aria-label="Menu"
      className="-ms-2.5 inline-flex size-11 items-center justify-center rounded-control hover:bg-soft lg:hidden"
    >
      <Icon name="menu" />
    </button>
  );
}

/**
 * The menu of small screens: a popover, so Escape and a tap outside close it without script. After a
 * click on a link site-script.js closes it; without script the next document has it closed.
 */
export function StaffDrawer({ isAdmin }: { isAdmin: boolean }) {
  return (
    <nav
      {...isDrawer}
      aria-label="Staff menu"
      className={
        "fixed inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-72 max-w-[calc(100%-3.5rem)] overflow-y-auto " +
        "border-0 border-e border-line bg-surface px-3 pb-6 text-text backdrop:bg-scrim lg:hidden " +
        "translate-x-0 transition-[translate,display,overlay] transition-discrete duration-(--duration-slow) " +
        "ease-out not-open:-translate-x-full open:starting:-translate-x-full"
      }
    >
      <div className="mb-4 flex min-h-15 items-center justify-between ps-3">
        <Logo className="text-[1.0625rem]" />
        <button
          type="button"
          {...closesDrawer}
          aria-label="Close menu"
          className="inline-flex size-11 items-center justify-center rounded-control hover:bg-soft"
        >
          <Icon name="close" />
        </button>
      </div>
      <div>
        <NavigationList isAdmin={isAdmin} />
      </div>
    </nav>
  );
}
