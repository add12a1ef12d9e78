import { Link, useLocation } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { navigation } from "./navigation";

/** The pages of the back office: a column at the side, under 1024 px a row that scrolls. */
export function Sidebar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Staff"
      className="overflow-x-auto border-b border-line bg-surface lg:overflow-visible lg:border-e lg:border-b-0 print:hidden"
    >
      <ul className="flex gap-1 px-[clamp(0.5rem,2vw,1rem)] py-2 lg:sticky lg:top-15 lg:grid lg:px-3 lg:py-5">
        {navigation.map(({ label, icon, to, within }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={
                pathname === to ? "page" : within && pathname.startsWith(within) ? "true" : undefined
              }
              className="group flex min-h-11 items-center gap-3 rounded-control px-2.5 py-2 font-medium whitespace-nowrap text-text no-underline hover:bg-soft aria-[current]:rounded-none aria-[current]:border-b-2 aria-[current]:border-fill aria-[current]:bg-soft aria-[current]:font-semibold sm:px-3 lg:aria-[current]:border-s-3 lg:aria-[current]:border-b-0 lg:aria-[current]:ps-2.25"
            >
              <Icon
                name={icon}
                className="size-5 text-muted group-aria-[current]:text-accent-text max-sm:hidden"
              />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
