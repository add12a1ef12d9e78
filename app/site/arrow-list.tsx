import { Icon } from "~/ui/icon";

interface Entry {
  label: string;
  href: string;
}

/** Renders links as ruled rows, in two columns from tablet width. */
export function ArrowList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="border-t border-line-strong md:grid md:grid-cols-2 md:gap-x-gutter md:border-t-0">
      {entries.map(({ label, href }) => (
        <li key={href} className="md:nth-[-n+2]:border-t md:nth-[-n+2]:border-line-strong">
          <a
            href={href}
            className="group flex h-full min-h-14 items-center justify-between gap-4 border-b border-line py-2.5 text-lg leading-[1.3] font-medium hover:text-accent-text"
          >
            {label}
            <Icon
              name="arrow"
              className="size-5 text-muted transition-transform duration-(--duration-base) ease-out group-hover:translate-x-1"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
