import { Link } from "@remix-run/react";

/** A list of what to do, formatted by the server. */
export interface DeskList {
  title: string;
  /** Shown in place of no items, with what puts one there. */
  empty: string;
  advice: string;
  /** The whole list. */
  link: { label: string; name: string; to: string };
  items: { to: string; name: string; detail: string; time: string; note: string }[];
}

/** What there is to do. */
export function Desk({ lists }: { lists: readonly DeskList[] }) {
  return (
    <div className="mt-4 grid gap-4 xl:grid-cols-2">
      {lists.map(({ title, empty, advice, link, items }) => (
        <section
          key={title}
          className="min-w-0 border border-line bg-raised p-[clamp(1rem,0.8rem+0.8vw,1.5rem)]"
        >
          <div className="flex items-baseline justify-between gap-4">
            <h2>{title}</h2>
            <Link
              to={link.to}
              aria-label={link.name}
              className="-my-2.5 inline-flex min-h-11 items-center text-accent-text underline hover:decoration-2"
            >
              {link.label}
            </Link>
          </div>
          {items.length > 0 ? (
            <ul className="mt-3">
              {items.map(({ to, name, detail, time, note }) => (
                <li
                  key={to}
                  className="relative justify-between gap-6 border-t border-line py-2.5 sm:flex hover:[&_a]:underline"
                >
                  <div className="min-w-0 wrap-anywhere">
                    <Link
                      to={to}
                      className="font-semibold text-text no-underline after:absolute after:inset-0 focus-visible:outline-none! focus-visible:after:outline-2 focus-visible:after:outline-focus"
                    >
                      {name}
                    </Link>
                    <p className="text-small text-muted">{detail}</p>
                  </div>
                  <div className="flex flex-wrap gap-x-3 text-small wrap-anywhere tabular-nums sm:block sm:max-w-1/2 sm:shrink-0 sm:text-end">
                    <p className="sm:leading-6">{time}</p>
                    <p className="text-muted">{note}</p>
                  </div>
                </li>
              ))}
            </ul>
          ) : (
            <div className="mt-3 border-t border-line pt-5 pb-2">
              <p className="font-semibold">{empty}</p>
              <p className="text-muted">{advice}</p>
            </div>
          )}
        </section>
      ))}
    </div>
  );
}
