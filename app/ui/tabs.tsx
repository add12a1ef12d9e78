import { NavLink } from "@remix-run/react";

/**
 * Links between related pages, styled as tabs.
 *
 * @param label of the navigation landmark
 */
export function Tabs({ label, items }: { label: string; items: readonly { label: string; to: string }[] }) {
  return (
    <nav aria-label={label} className="mb-8 border-b border-line-strong">
      <ul className="flex flex-wrap gap-x-1">
        {items.map(({ label: name, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-3 py-2 font-medium whitespace-nowrap text-muted no-underline hover:text-text aria-[current]:border-fill aria-[current]:font-semibold aria-[current]:text-text sm:px-4 forced-colors:not-aria-[current]:border-b-0 forced-colors:aria-[current]:border-[Highlight]"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
