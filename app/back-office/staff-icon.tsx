import { IconDrawing } from "~/ui/icon";

/** Outlines that only the back office uses. They are not in `Icon`, because visitors load it with every page. */
const outlines = {
  bell: "M5 17h14l-2-3V10a5 5 0 0 0-10 0v4zM10 20h4",
  table: "M3 5h18v14H3zM3 10h18M9 10v9",
  calendar: "M4 5h16v15H4zM4 10h16M8 2.5V7M16 2.5V7",
  chart: "M3 20h18M6.5 20v-7M12 20V5M17.5 20v-11",
  clock: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 7v5l3.5 2",
  dashboard: "M4 20V10M10 20V4M16 20v-7M21 20H3",
  external: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  forbidden: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM6 6l12 12",
  help: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.6",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  more: "M5 11.5v1M12 11.5v1M19 11.5v1",
  picture: "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M14.5 9a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
  phone: "M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3C10.3 21 3 13.7 3 6a3 3 0 0 1 3-3z",
  pin: "M5 10a7 7 0 1 1 14 0c0 5-7 11-7 11S5 15 5 10zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z",
  reply: "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v2",
  settings: "M3 7h10M19 7h2M16 4.5v5M3 17h2M11 17h10M8 14.5v5M3 12h14M21 12h0",
  user: "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4.5 20.5c0-4.2 3.3-6.5 7.5-6.5s7.5 2.3 7.5 6.5",
  "user-add": "M6 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM3 20c0-4 3-6 7-6s7 2 7 6M19 6v6M16 9h6",
  users:
    "M5 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a4 4 0 0 1 0 7M18 14.5c2.5.8 4 2.7 4 5.5",
};

export type StaffIconName = keyof typeof outlines;

/** A decorative icon, hidden from screen readers: the text beside it carries the meaning. */
export function StaffIcon({ name, className = "size-5" }: { name: StaffIconName; className?: string }) {
  return <IconDrawing outline={outlines[name]} strokeWidth={1.5} className={className} />;
}
