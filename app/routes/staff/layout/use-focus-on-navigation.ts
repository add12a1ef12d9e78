import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useIsHydrated } from "~/ui/use-is-hydrated";

/**
 * Moves focus to the heading after a client-side navigation, so that a screen reader starts there as in a new
 * document. Leaves focus that the page itself has set, and does nothing if only the query changes.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  // In a new document the browser places the focus.
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
