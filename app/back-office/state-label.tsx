import type { ReactNode } from "react";

/** How a label looks. */
export interface LabelStyle {
  /** Classes of the label. */
  colors: string;
  /** Classes of the mark. */
  mark: string;
}

/** A label with a mark of a color or shape. */
export function StateLabel({ colors, mark, children }: LabelStyle & { children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-[2px] py-0.75 ps-2 pe-2.5 text-small font-semibold whitespace-nowrap ${colors}`}
    >
      <Mark className={mark} />
      {children}
    </span>
  );
}

/** The mark of a label. */
export function Mark({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`size-2 border-[1.5px] border-current forced-color-adjust-none ${className}`}
    />
  );
}
