import type { ReactNode } from "react";
import { classNames } from "./class-names";

export interface TitleBlockItem {
  term: string;
  value: ReactNode;
  /** Spans both columns. */
  isWide?: boolean;
  /** Renders the value large and monospaced. */
  isLarge?: boolean;
}

/** A description list in a two-column grid of boxes, like the title block of a technical drawing. */
export function TitleBlock({
  items,
  hasCropMarks = false,
}: {
  items: readonly TitleBlockItem[];
  hasCropMarks?: boolean;
}) {
  return (
    <div className={classNames(hasCropMarks && "crop-marks")}>
      <dl className="grid grid-cols-2 overflow-clip border-[1.5px] border-text bg-raised">
        {items.map(({ term, value, isWide, isLarge }) => (
          <div
            key={term}
            className={classNames(
              // Each box draws its top and left border; the frame covers the outermost ones.
              "-mt-px -ml-px min-w-0 border-t border-l border-line-strong px-4.5 py-3.5 print:py-1.5",
              isWide && "col-span-2",
            )}
          >
            <dt className="text-small text-muted">{term}</dt>
            <dd
              className={classNames(
                "font-medium wrap-anywhere tabular-nums",
                isLarge &&
                  "font-mono text-[clamp(1.875rem,1.4rem+2vw,3rem)] leading-[1.15] tracking-[0.02em]",
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
