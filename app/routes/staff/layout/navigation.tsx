import { Link, useLocation } from "@remix-run/react";
import { useId } from "react";
import { StaffIcon, type StaffIconName } from "~/back-office/staff-icon";
import { maxCounted } from "~/booking/list/list-limits";
import { formatUpTo } from "~/lib/format-count";
import * as text from "~/messages/staff-frame";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

interface NavigationItem {
  label: string;
  icon?: StaffIconName;
  to: string;
  /** A path prefix of other pages that belong to this item. */
  within?: string;
  /** Whether the page is outside the back office. It is then loaded as a new document, because it does not load this script. */
  isOutside?: boolean;
  /** Pages that are rarely used, collapsed below this item. */
  more?: readonly NavigationItem[];
  isForAdmins?: boolean;
}

interface StaffNavigationGroup {
  title: string;
  items: readonly NavigationItem[];
}

const folded: readonly NavigationItem[] = [
  { label: text.navigation.mail, to: paths.mail(), within: paths.mailDetails("") },
  { label: text.navigation.people, to: paths.people(), within: `${paths.people()}/` },
  { label: text.navigation.audit, to: paths.audit() },
];

const groups: readonly StaffNavigationGroup[] = [
  {
    title: text.navigationGroups.work,
    items: [
      { label: text.navigation.dashboard, icon: "dashboard", to: paths.dashboard() },
      {
        label: text.navigation.bookings,
        icon: "table",
        to: paths.viewBooking(),
        within: paths.bookingDetails(""),
      },
      { label: text.navigation.calendar, icon: "calendar", to: paths.calendar() },
      {
        label: text.navigation.projects,
        icon: "picture",
        to: paths.manageProjects(),
        within: paths.manageProject(""),
      },
      { label: text.navigation.reports, icon: "chart", to: paths.reports(), isForAdmins: true },
    ],
  },
  {
    title: text.navigationGroups.people,
    items: [
      {
        label: text.navigation.addStaff,
        icon: "user-add",
        to: paths.signup(),
        within: paths.invite(),
        isForAdmins: true,
      },
      {
        label: text.navigation.staffManagement,
        icon: "users",
        to: paths.users(),
        within: paths.userDetails(""),
        isForAdmins: true,
      },
    ],
  },
  {
    title: text.navigationGroups.administration,
    items: [
      {
        label: text.navigation.settings,
        icon: "settings",
        to: paths.settings(),
        within: "/settings/",
        more: folded,
        isForAdmins: true,
      },
    ],
  },
];

const links: readonly NavigationItem[] = [
  { label: text.links.help, icon: "help", to: paths.help() },
  { label: text.links.site, icon: "external", to: paths.home(), isOutside: true },
];

interface NavigationProps {
  isAdmin: boolean;
  /** The number of bookings that wait for the company. It is counted up to one more than the count can show. */
  waiting: number;
}

export function NavigationList({ isAdmin, waiting }: NavigationProps) {
  return (
    <>
      {groups.map(({ title, items }) => {
        const visibleItems = items.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
        return (
          visibleItems.length > 0 && (
            <Group key={title} title={title} items={visibleItems} waiting={waiting} />
          )
        );
      })}
      <ul className="mt-3 grid gap-0.5 border-t border-line pt-3">
        {links.map((item) => (
          <Item key={item.to} item={item} />
        ))}
      </ul>
    </>
  );
}

function Group({ title, items, waiting }: StaffNavigationGroup & { waiting: number }) {
  const id = useId();
  return (
    <>
      <p id={id} className="px-3 pt-4 pb-1 text-small text-muted first:pt-0">
        {title}
      </p>
      <ul aria-labelledby={id} className="grid gap-0.5">
        {items.map((item) => (
          <Item key={item.to} item={item} waiting={item.to === paths.viewBooking() ? waiting : 0} />
        ))}
      </ul>
    </>
  );
}

const itemStyles =
  "group flex items-center gap-3 rounded-control border-s-3 border-transparent px-2.25 py-2 font-medium text-text no-underline hover:bg-soft aria-[current]:rounded-none aria-[current]:border-fill aria-[current]:bg-soft aria-[current]:font-semibold forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]";

function Item({ item, waiting = 0 }: { item: NavigationItem; waiting?: number }) {
  const { label, icon, to, isOutside, more } = item;
  const current = useCurrent();
  return (
    <li className="relative">
      <Link
        to={to}
        reloadDocument={isOutside ?? false}
        aria-current={current(item)}
        className={`${itemStyles} min-h-11 ${icon ? "" : "ps-10.25"}`}
      >
        {icon && (
          <StaffIcon name={icon} className="size-5 text-muted group-aria-[current]:text-accent-text" />
        )}
        {label}
        {waiting > 0 && (
          <span className="ms-auto text-muted tabular-nums">
            <span aria-hidden="true">{formatUpTo(waiting, maxCounted)}</span>
            <span className="sr-only">{text.waiting(waiting)}</span>
          </span>
        )}
      </Link>
      {/* Collapsed, unless one of these pages or their parent is open. */}
      {more && (
        <details open={[item, ...more].some((page) => current(page))} className="group/more">
          <summary
            aria-label={text.moreSettings}
            className="absolute end-0 top-0 grid size-11 cursor-pointer list-none place-items-center rounded-control hover:bg-soft [&::-webkit-details-marker]:hidden"
          >
            <Icon name="chevron" className="size-3 group-open/more:rotate-180" />
          </summary>
          <ul className="grid gap-0.5">
            {more.map((page) => (
              <Item key={page.to} item={page} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** Returns a function for an item's `aria-current`: "page" on its own page, "true" on a page that belongs to it. */
function useCurrent() {
  const { pathname } = useLocation();
  return ({ to, within }: NavigationItem) =>
    pathname === to ? "page" : within && pathname.startsWith(within) ? "true" : undefined;
}
