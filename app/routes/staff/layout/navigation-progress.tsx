import { useLocation, useNavigation } from "@remix-run/react";
import * as text from "~/messages/staff-frame";
import { paths } from "~/paths";

/**
 * Shows a progress line after 300 ms of a navigation, and announces it unless the page itself does. The parent must
 * be a positioned element.
 */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isOpeningBooking = useIsOpeningBooking();
  const isSilent = location === undefined || location.pathname === pathname || isOpeningBooking;
  return (
    <>
      {state !== "idle" && (
        <div
          aria-hidden="true"
          data-progress=""
          className="absolute inset-x-0 -bottom-px h-0.75 origin-left animate-advance bg-accent forced-colors:bg-[Highlight]"
        />
      )}
      <p aria-live="polite" className="sr-only">
        {!isSilent && <span className="animate-late">{text.loadingPage}</span>}
      </p>
    </>
  );
}

/** Returns whether a navigation from another page to a booking is in progress. */
export function useIsOpeningBooking(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return (
    next !== undefined && next.pathname !== pathname && next.pathname.startsWith(paths.bookingDetails(""))
  );
}
