import type { ReactNode } from "react";
import { barItem } from "~/ui/bar-item";
import { Icon } from "~/ui/icon";

// Forced colors have no shadows.
const currentItem =
  "rounded-none shadow-[inset_0_-2px_0_var(--color-accent)] " +
  "forced-colors:border-b-2 forced-colors:border-[Highlight]";

/** Returns the classes of a header entry, underlined if it links to the current page. */
export function barItemStyles(isCurrent: boolean) {
  return isCurrent ? `${barItem} ${currentItem}` : barItem;
}

export const menuEntry =
  "flex min-h-11 w-full items-center gap-3 rounded-[2px] px-3 py-2.5 text-base font-medium aria-[current]:bg-soft " +
  "not-aria-disabled:hover:bg-soft forced-colors:aria-[current]:outline-2 " +
  "forced-colors:aria-[current]:-outline-offset-2 forced-colors:aria-[current]:outline-[Highlight]";

/** Renders an entry of a drop-down menu; `lead` precedes it in small figures. */
export function MenuLink({
  href,
  lead,
  isCurrent,
  children,
}: {
  href: string;
  lead?: string;
  isCurrent: boolean;
  children: ReactNode;
}) {
  return (
    <a href={href} className={menuEntry} aria-current={isCurrent ? "page" : undefined}>
      {lead !== undefined && (
        <span className="font-mono text-mono text-muted" aria-hidden="true">
          {lead}
        </span>
      )}
      {children}
    </a>
  );
}

/**
 * Renders a menu that opens without JavaScript. Menus share one name, so the browser keeps one open at a time;
 * site-script.js closes them on Escape and on a click outside.
 */
export function SiteMenu({
  label,
  isCurrent = false,
  align = "start",
  isWide = false,
  children,
}: {
  label: ReactNode;
  isCurrent?: boolean;
  align?: "start" | "end";
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <details name="nav" className="group relative">
      <summary className={barItemStyles(isCurrent)}>
        {label}
        <Icon
          name="chevron"
          className="size-3 transition-transform duration-(--duration-base) ease-out group-open:rotate-180"
        />
      </summary>
      <div
        className={[
          "absolute top-[calc(100%+0.5rem)] z-(--z-menu) rounded-control border border-line bg-raised p-2 shadow-menu",
          align === "end" ? "right-0" : "left-0",
          isWide ? "min-w-88" : "min-w-56",
        ].join(" ")}
      >
        {children}
      </div>
    </details>
  );
}
