import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useRequestRecovery } from "~/browser/use-request-recovery";
import * as text from "~/messages/staff-frame";
import { skipLink } from "~/ui/class-names";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { NavigationList } from "./navigation";
import { type SignedInStaff, TopBar } from "./top-bar";

/** @param signedIn undefined if the layout's loader failed; the frame then has no navigation */
export function StaffFrame({
  signedIn,
  children,
}: {
  signedIn: SignedInStaff | undefined;
  children: ReactNode;
}) {
  useRequestRecovery();
  useCloseMenusOnNavigation();
  useFocusOnNavigation();
  return (
    <div data-density="compact">
      <a href="#main" className={skipLink}>
        {text.skipToContent}
      </a>
      <TopBar signedIn={signedIn} />
      <div className="mx-auto grid max-w-(--container-staff) lg:min-h-[calc(100dvh-3.75rem)] lg:grid-cols-[14.5rem_minmax(0,1fr)] print:block">
        {signedIn && <Sidebar isAdmin={signedIn.isAdmin} waiting={signedIn.live.notices.waiting} />}
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 px-(--spacing-staff) pt-[clamp(1.25rem,0.8rem+1.6vw,2.5rem)] pb-16 outline-none lg:col-start-2 print:max-w-none print:p-0 [&_h1]:outline-none!"
        >
          {children}
        </main>
      </div>
    </div>
  );
}

/** Shown from 1024 px; narrower screens have the drawer. */
function Sidebar(props: { isAdmin: boolean; waiting: number }) {
  return (
    <nav aria-label={text.staff} className="border-e border-line max-lg:hidden print:hidden">
      <div className="sticky top-15 px-3 py-5">
        <NavigationList {...props} />
      </div>
    </nav>
  );
}

/** Closes the layout's menus on navigation, because the browser's Back button clicks none of their links. */
function useCloseMenusOnNavigation() {
  const { key } = useLocation();
  useEffect(() => {
    if (!("popover" in HTMLElement.prototype)) return;
    for (const menu of document.querySelectorAll<HTMLElement>("header [popover]:popover-open"))
      menu.hidePopover();
  }, [key]);
}

/**
 * Moves focus to the heading after a client-side navigation, so that a screen reader starts there, as in a new document. Keeps the focus
 * that the page itself has set, and does nothing if only the query changes.
 */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  // After a full page load, the browser decides the focus.
  const lastPathname = useRef(isHydrated ? null : pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const main = document.getElementById("main");
    const heading = main?.querySelector("h1");
    if (!heading || main?.querySelector(":focus")) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
