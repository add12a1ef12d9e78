import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { Picture } from "./picture";
import type { PictureName } from "./pictures";

interface ComparedPicture {
  name: PictureName;
  alt: string;
}

interface ComparisonSliderProps {
  /** Left of the line. Both pictures show the same place from the same camera. */
  first: ComparedPicture;
  /** Right of the line. */
  second: ComparedPicture;
  sizes: string;
  /** The accessible name of the slider. */
  label: string;
  /** The `aria-valuetext`. `#` stands for the percentage of the first picture. */
  valueText: string;
  /** Loads the pictures with high priority. Set it for the first picture of a page. */
  isFirst?: boolean;
  /** Sets the size, and the left end of the line's range by `--compare-from`. */
  className?: string;
  imageClassName?: string;
  /** Content over the pictures, below the line. */
  children?: ReactNode;
}

/** The position without script, in percent. */
const middle = 50;

/**
 * Renders two pictures and a draggable line between them. It is a native range input; site-script.js only copies its value. Without script
 * the line stays in the middle.
 */
export function ComparisonSlider({
  first,
  second,
  sizes,
  label,
  valueText,
  isFirst,
  className,
  imageClassName,
  children,
}: ComparisonSliderProps) {
  const styles = classNames("absolute inset-0 size-full object-cover", imageClassName);
  return (
    <div className={classNames("group/compare compare", className)}>
      <Picture {...second} {...{ sizes, isFirst }} className={styles} />
      <Picture {...first} {...{ sizes, isFirst }} className={`${styles} compare-first`} />
      {children}
      <span aria-hidden="true" className="compare-line print:hidden forced-colors:bg-[CanvasText]">
        <Handle />
      </span>
      <input
        type="range"
        min="0"
        max="100"
        step="any"
        defaultValue={middle}
        dir="ltr"
        autoComplete="off"
        aria-label={label}
        aria-valuetext={valueText.replace("#", String(middle))}
        data-value-text={valueText}
        className="compare-input print:hidden noscript:hidden"
      />
    </div>
  );
}

/** Renders the visible handle, which shows the focus of the transparent input. */
function Handle() {
  return (
    <svg
      viewBox="0 0 44 44"
      fill="none"
      className={
        "absolute top-1/2 left-1/2 size-11 -translate-1/2 rounded-control border-2 border-white bg-ink/80 stroke-white stroke-2 " +
        "group-has-focus-visible/compare:outline-2 group-has-focus-visible/compare:outline-offset-3 " +
        "group-has-focus-visible/compare:outline-[#8de4f6] noscript:hidden " +
        "forced-colors:border-[CanvasText] forced-colors:bg-[Canvas] forced-colors:stroke-[CanvasText] " +
        "forced-colors:group-has-focus-visible/compare:outline-[Highlight]"
      }
    >
      <path d="M17 15 10 22 17 29M27 15 34 22 27 29" />
    </svg>
  );
}
