import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useIsHydrated } from "~/ui/use-is-hydrated";

/**
 * Moves focus to the heading of a page that was reached by script, so that a screen reader starts there as it does
 * with a new document. What the page itself has focused, such as a notice, keeps the focus; another query of the
 * same page, such as a filter, leaves it alone.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  // With a document, the browser has placed the focus.
  const arrivedAt = useRef(isHydrated ? null : pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const main = document.getElementById("main");
    const heading = main?.querySelector("h1");
    if (!heading || main?.querySelector(":focus")) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
