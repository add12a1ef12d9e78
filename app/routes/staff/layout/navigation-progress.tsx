import { useLocation, useNavigation } from "@remix-run/react";
import * as text from "~/messages/staff-frame";
import { paths } from "~/paths";

/**
 * Shows a progress line 300 ms after a navigation starts, and announces the navigation unless the page itself does. The parent must be a
 * positioned element.
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

export function useIsOpeningBooking(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return (
    next !== undefined && next.pathname !== pathname && next.pathname.startsWith(paths.bookingDetails(""))
  );
}

export function BookingSkeleton() {
  return (
    <>
      <div className="mb-2.5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="inline-flex min-h-11 items-center ps-3.5 pe-1 text-muted">{text.allBookings}</p>
        <h1 className="text-base! font-semibold tracking-normal!">{text.bookingDetails}</h1>
      </div>
      <div className="mb-4 flex min-h-20 items-center border border-text bg-raised px-4.5 py-3 max-sm:min-h-86">
        <p role="status">{text.bookingLoading}</p>
      </div>
      <div className="grid items-start gap-4 min-[70rem]:grid-cols-[minmax(0,1fr)_23rem]">
        {[12, 8].map((rows) => (
          <div key={rows} className="border border-line bg-raised px-4.5">
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className="border-b border-line py-3.5 last:border-b-0">
                <span
                  aria-hidden="true"
                  className="block h-[1em] w-[70%] animate-breathe rounded-[2px] bg-line"
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
