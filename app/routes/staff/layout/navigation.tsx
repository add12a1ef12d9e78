import { Link, useLocation } from "@remix-run/react";
import { StaffIcon, type StaffIconName } from "~/back-office/staff-icon";
import * as text from "~/messages/staff-frame";
import { paths } from "~/paths";

interface NavigationItem {
  label: string;
  icon: StaffIconName;
  to: string;
  /** A path prefix of other pages that belong to this item. */
  within?: string;
  /** Outside of the back office: a new document, because those pages have no script of this one. */
  isOutside?: boolean;
}

const staffItems: readonly NavigationItem[] = [
  { label: text.navigation.dashboard, icon: "dashboard", to: paths.dashboard(), within: paths.removals() },
  { label: text.navigation.bookings, icon: "table", to: paths.bookings(), within: paths.bookingDetails("") },
  { label: text.navigation.calendar, icon: "calendar", to: paths.calendar() },
];

const reports = { label: text.navigation.reports, icon: "chart", to: paths.reports() } as const;

const adminItems: readonly NavigationItem[] = [
  { label: text.navigation.addStaff, icon: "user-add", to: paths.addStaff(), within: paths.invite() },
  { label: text.navigation.staffManagement, icon: "users", to: paths.users(), within: paths.user("") },
  { label: text.navigation.mail, icon: "mail", to: paths.mails(), within: paths.mail("") },
  { label: text.navigation.people, icon: "person-data", to: paths.people(), within: `${paths.people()}/` },
  { label: text.navigation.audit, icon: "log", to: paths.audit() },
  { label: text.navigation.settings, icon: "settings", to: paths.allSettings(), within: "/settings/" },
];

const links: readonly NavigationItem[] = [
  { label: text.links.help, icon: "help", to: paths.help() },
  { label: text.links.site, icon: "external", to: paths.home(), isOutside: true },
  { label: text.links.api, icon: "code", to: paths.api.docs(), isOutside: true },
];

/** Returns the groups of the navigation, which a line separates. */
function getNavigation(isAdmin: boolean): readonly (readonly NavigationItem[])[] {
  return isAdmin ? [[...staffItems, reports], adminItems, links] : [staffItems, links];
}

/** Links to the pages that the user may open, with the current one marked. */
export function NavigationList({ isAdmin }: { isAdmin: boolean }) {
  const { pathname } = useLocation();
  return getNavigation(isAdmin).map((items, group) => (
    <ul
      key={group}
      className="grid gap-1 not-first:mt-3 not-first:border-t not-first:border-line not-first:pt-3"
    >
      {items.map(({ label, icon, to, within, isOutside }) => (
        <li key={to}>
          <Link
            to={to}
            reloadDocument={isOutside ?? false}
            aria-current={
              pathname === to ? "page" : within && pathname.startsWith(within) ? "true" : undefined
            }
            className="group flex min-h-11 items-center gap-3 rounded-control border-s-3 border-transparent px-2.25 py-2 font-medium text-text no-underline hover:bg-soft aria-[current]:rounded-none aria-[current]:border-fill aria-[current]:bg-soft aria-[current]:font-semibold forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
          >
            <StaffIcon name={icon} className="size-5 text-muted group-aria-[current]:text-accent-text" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  ));
}
