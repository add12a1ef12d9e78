import { useLocation, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";

/** Whether the browser is on its way to a booking's page from another one: its own forms leave it as it is. */
export function useIsOpeningBooking(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return (
    next !== undefined && next.pathname !== pathname && next.pathname.startsWith(paths.bookingDetails(""))
  );
}
