import type { ReactNode } from "react";
import * as text from "~/messages/ui";
import { classNames } from "./class-names";
import { PopoverCloseButton, popoverProps } from "./popover";

const sides = {
  start: "right-auto left-0 border-e not-open:-translate-x-full open:starting:-translate-x-full",
  end: "right-0 left-auto border-l not-open:translate-x-full open:starting:translate-x-full",
};

/**
 * A navigation menu for small screens that slides in from a side. It is a popover, so Escape and a tap outside close it without script.
 *
 * @param label of the navigation landmark
 * @param header shown beside the close button
 */
export function Drawer({
  id,
  label,
  side,
  header,
  headerClassName,
  className,
  children,
}: {
  id: string;
  label: string;
  side: keyof typeof sides;
  header: ReactNode;
  headerClassName: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <nav
      {...popoverProps(id)}
      aria-label={label}
      className={classNames(
        "fixed inset-y-0 m-0 h-dvh max-h-none overflow-y-auto border-0 border-line bg-surface text-text backdrop:bg-scrim",
        "translate-x-0 transition-[translate,display,overlay] transition-discrete duration-(--duration-slow) ease-out",
        sides[side],
        className,
      )}
    >
      <div className={classNames("mb-4 flex items-center justify-between", headerClassName)}>
        {header}
        <PopoverCloseButton popover={id} label={text.closeMenu} />
      </div>
      {children}
    </nav>
  );
}
