/** Outlines in a 24 by 24 view box, drawn for a 1.5 stroke with square caps: paths only, because markup is larger. */
const outlines = {
  arrow: "M4 12h15M13.5 6.5 19 12l-5.5 5.5",
  "arrow-left": "M20 12H5M10.5 6.5 5 12l5.5 5.5",
  bell: "M5 17h14l-2-3V10a5 5 0 0 0-10 0v4zM10 20h4",
  table: "M3 5h18v14H3zM3 10h18M9 10v9",
  calendar: "M4 5h16v15H4zM4 10h16M8 2.5V7M16 2.5V7",
  check: "m5 12.5 4.5 4.5L19 7",
  chevron: "m4 8 8 8 8-8",
  close: "m5 5 14 14M19 5 5 19",
  dashboard: "M4 20V10M10 20V4M16 20v-7M21 20H3",
  download: "M12 4v12M6.5 10.5 12 16l5.5-5.5M4 20h16",
  forbidden: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM6 6l12 12",
  help: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.6",
  external: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  code: "m8 7-5 5 5 5M16 7l5 5-5 5",
  info: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 11v6M12 7v.6",
  location: "M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM12 2v5M12 17v5M2 12h5M17 12h5",
  log: "M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h4",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  menu: "M3 7h18M3 12h18M3 17h18",
  "person-data": "M4 4h16v16H4zM10 9.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM8 16.5c0-2.3 1.8-3.5 4-3.5s4 1.2 4 3.5",
  print: "M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z",
  search: "M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM16 16l5 5",
  settings: "M3 7h10M19 7h2M16 4.5v5M3 17h2M11 17h10M8 14.5v5M3 12h14M21 12h0",
  sort: "m7 9 5-5 5 5M7 15l5 5 5-5",
  theme: "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
  user: "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4.5 20.5c0-4.2 3.3-6.5 7.5-6.5s7.5 2.3 7.5 6.5",
  "user-add": "M6 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM3 20c0-4 3-6 7-6s7 2 7 6M19 6v6M16 9h6",
  users:
    "M5 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a4 4 0 0 1 0 7M18 14.5c2.5.8 4 2.7 4 5.5",
  warning: "M12 3 2 20.5h20zM12 10v5M12 17.2v.6",
};

export type IconName = keyof typeof outlines;

const filledAreas: Partial<Record<IconName, string>> = {
  theme: "M12 4a8 8 0 0 1 0 16z",
};

/** Icons that are shown small have a heavier stroke. */
const strokeWidths: Partial<Record<IconName, number>> = { chevron: 3.5, sort: 2.5 };

/** A decorative icon in the text color, hidden from screen readers: the text beside it carries the meaning. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidths[name] ?? 1.5}
      strokeLinecap="square"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={outlines[name]} />
      {filledAreas[name] && <path d={filledAreas[name]} fill="currentColor" />}
    </svg>
  );
}
