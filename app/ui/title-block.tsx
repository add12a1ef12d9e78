import type { ReactNode } from "react";
import { classNames } from "./class-names";

export interface TitleBlockItem {
  term: string;
  value: ReactNode;
  /** Over both columns. */
  isWide?: boolean;
  /** A reference: large, in mono. */
  isReference?: boolean;
}

/** The title block of a drawing: what a sheet is, in ruled boxes of two columns. */
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
        {items.map(({ term, value, isWide, isReference }) => (
          <div
            key={term}
            className={classNames(
              // Each box draws its upper and left edge, the outermost of which the frame covers.
              "-mt-px -ml-px min-w-0 border-t border-l border-line-strong px-4.5 py-3.5 print:py-1.5",
              isWide && "col-span-2",
            )}
          >
            <dt className="text-small text-muted">{term}</dt>
            <dd
              className={classNames(
                "font-medium wrap-anywhere tabular-nums",
                isReference &&
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
