import { Link } from "@remix-run/react";
import * as text from "~/messages/bookings-list";
import type { ShownView } from "./to-views.server";

/** The lists that people work in, each with its number of bookings. On a narrow screen they scroll sideways. */
export function ViewLinks({ views }: { views: readonly ShownView[] }) {
  return (
    <nav
      aria-label={text.viewsLabel}
      className="mb-3 [scrollbar-width:none] overflow-x-auto border-b border-line-strong"
    >
      <ul className="flex w-max">
        {views.map(({ to, name, count, isCurrent, beginsGroup }) => (
          <li key={to} className={beginsGroup ? "ms-2 border-s border-line ps-2" : undefined}>
            <Link
              to={to}
              aria-current={isCurrent ? "page" : undefined}
              className="flex min-h-11 items-center gap-1.5 border-b-3 border-transparent px-3 py-1 font-medium whitespace-nowrap text-muted no-underline hover:bg-soft hover:text-text aria-[current]:border-fill aria-[current]:font-semibold aria-[current]:text-text forced-colors:aria-[current]:border-[Highlight]"
            >
              <span className="max-w-60 truncate">{name}</span>{" "}
              {count !== null && <span className="font-mono text-mono tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
