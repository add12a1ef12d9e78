import { paths } from "~/paths";
import type { IconName } from "~/ui/icon";

interface NavigationItem {
  label: string;
  icon: IconName;
  to: string;
  /** Pages that belong to this item without being in the menu: their path starts with this. */
  within?: string;
}

/** The sidebar, in order. */
export const navigation: readonly NavigationItem[] = [
  { label: "Bookings", icon: "bookings", to: paths.bookings(), within: paths.bookingDetails("") },
];
