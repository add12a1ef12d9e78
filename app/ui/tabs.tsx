import { NavLink } from "@remix-run/react";

/**
 * Links between related pages, styled as tabs: two columns on phones, wrapping rows on wider screens. A page below a tab's path also marks
 * that tab as current.
 *
 * @param label of the navigation landmark
 */
export function Tabs({ label, items }: { label: string; items: readonly { label: string; to: string }[] }) {
  return (
    <nav aria-label={label} className="mb-8 sm:border-b sm:border-line-strong">
      <ul className="grid grid-cols-2 gap-x-3 sm:flex sm:flex-wrap sm:gap-x-1">
        {items.map(({ label: name, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="flex min-h-11 items-center border-b-3 border-line py-2 font-medium whitespace-nowrap text-muted no-underline hover:text-text aria-[current]:border-fill aria-[current]:font-semibold aria-[current]:text-text sm:-mb-px sm:border-transparent sm:px-4 forced-colors:not-aria-[current]:border-b-0 forced-colors:aria-[current]:border-[Highlight]"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
