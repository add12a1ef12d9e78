import { useNavigation } from "@remix-run/react";
import { paths } from "~/paths";

/** Whether another page, order or part of the list is on its way. */
export function useListLoading(): boolean {
  const { location, formMethod } = useNavigation();
  return location?.pathname === paths.bookings() && (formMethod === undefined || formMethod === "GET");
}
