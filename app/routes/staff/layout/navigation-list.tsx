import { Link, useLocation } from "@remix-run/react";
import { StaffIcon } from "~/back-office/staff-icon";
import { getNavigation } from "./navigation";

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
