import { useLocation, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";

/** Returns whether a navigation from another page to a booking is in progress. */
export function useIsOpeningBooking(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return (
    next !== undefined && next.pathname !== pathname && next.pathname.startsWith(paths.bookingDetails(""))
  );
}
