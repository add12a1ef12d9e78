import type { ReactNode } from "react";
import { barItem, classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { popoverOpenerProps, popoverProps } from "~/ui/popover";

// The border replaces the shadow, which forced colors remove.
const currentItem =
  "rounded-none shadow-[inset_0_-2px_0_var(--color-accent)] " +
  "forced-colors:border-b-2 forced-colors:border-[Highlight]";

/** Returns the classes of an entry in the bar. The entry of the current page is underlined. */
export function barItemStyles(isCurrent: boolean) {
  return isCurrent ? `${barItem} ${currentItem}` : barItem;
}

export const menuEntry =
  "flex min-h-11 w-full items-center gap-3 rounded-[2px] px-3 py-2.5 text-base font-medium aria-[current]:bg-soft " +
  "not-aria-disabled:hover:bg-soft forced-colors:aria-[current]:outline-2 " +
  "forced-colors:aria-[current]:-outline-offset-2 forced-colors:aria-[current]:outline-[Highlight]";

export const startMenu = "min-w-88 supports-[anchor-scope:all]:left-[anchor(--menu_left)]";
export const endMenu = "min-w-56 supports-[anchor-scope:all]:right-[anchor(--menu_right)]";

/**
 * Renders a menu that needs no JavaScript. It is a popover, so the browser keeps one menu open at a time and closes it on Escape and on a
 * click outside. Browsers without CSS anchors show it below the middle of the header.
 */
export function SiteMenu({
  id,
  label,
  isCurrent = false,
  className,
  children,
}: {
  id: string;
  label: ReactNode;
  isCurrent?: boolean;
  /** The width, and the alignment with the button: `startMenu` or `endMenu`. */
  className: string;
  children: ReactNode;
}) {
  return (
    <div className="group [anchor-scope:--menu]">
      <button
        type="button"
        {...popoverOpenerProps(id)}
        className={`${barItemStyles(isCurrent)} [anchor-name:--menu]`}
      >
        {label}
        <Icon
          name="chevron"
          className="size-3 transition-transform duration-(--duration-base) ease-out group-has-[:popover-open]:rotate-180"
        />
      </button>
      <div
        {...popoverProps(id)}
        className={classNames(
          "fixed inset-x-0 top-17 bottom-auto mx-auto my-0 rounded-control border border-line bg-raised p-2 text-text shadow-menu",
          "supports-[anchor-scope:all]:inset-auto supports-[anchor-scope:all]:top-[calc(anchor(--menu_bottom)+0.5rem)] supports-[anchor-scope:all]:mx-0",
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}
