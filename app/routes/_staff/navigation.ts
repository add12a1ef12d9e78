import { paths } from "~/paths";
import type { IconName } from "~/ui/icon";

interface NavigationItem {
  label: string;
  icon: IconName;
  to: string;
  /** Pages that belong to this item without being in the menu: their path starts with this. */
  within?: string;
}

const forStaff: readonly NavigationItem[] = [
  { label: "Dashboard", icon: "dashboard", to: paths.dashboard() },
  { label: "Bookings", icon: "table", to: paths.bookings(), within: paths.bookingDetails("") },
];

const forAdmins: readonly NavigationItem[] = [
  { label: "Add Staff", icon: "user-add", to: paths.addStaff() },
  { label: "Staff Management", icon: "users", to: paths.users() },
];

/** The menu of the back office in order, by groups that a line divides. */
export function getNavigation(isAdmin: boolean): readonly (readonly NavigationItem[])[] {
  return isAdmin ? [forStaff, forAdmins] : [forStaff];
}
