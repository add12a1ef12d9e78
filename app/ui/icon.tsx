import type { ReactNode } from "react";

/** Outlines in a 24 by 24 view box, for a 1.5 stroke with square caps. They are paths only, because other elements need more markup. */
const outlines = {
  arrow: "M4 12h15M13.5 6.5 19 12l-5.5 5.5",
  "arrow-left": "M20 12H5M10.5 6.5 5 12l5.5 5.5",
  check: "m5 12.5 4.5 4.5L19 7",
  chevron: "m4 8 8 8 8-8",
  close: "m5 5 14 14M19 5 5 19",
  download: "M12 4v12M6.5 10.5 12 16l5.5-5.5M4 20h16",
  info: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 11v6M12 7v.6",
  location: "M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM12 2v5M12 17v5M2 12h5M17 12h5",
  menu: "M3 7h18M3 12h18M3 17h18",
  search: "M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM16 16l5 5",
  theme: "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
  warning: "M12 3 2 20.5h20zM12 10v5M12 17.2v.6",
};

export type IconName = keyof typeof outlines;

/** A decorative icon in the text color, hidden from screen readers, because the text beside it carries the meaning. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    // Chevrons are small, so they have a heavier stroke.
    <IconDrawing outline={outlines[name]} strokeWidth={name === "chevron" ? 3.5 : 1.5} className={className}>
      {name === "theme" && <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />}
    </IconDrawing>
  );
}

interface IconDrawingProps {
  outline: string;
  strokeWidth: number;
  className: string;
  children?: ReactNode;
}

export function IconDrawing({ outline, strokeWidth, className, children }: IconDrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="square"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={outline} />
      {children}
    </svg>
  );
}
