const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const words = new Intl.RelativeTimeFormat("en-US");

/** How long before `now` something was, in the largest unit that fits: `12 minutes ago`. */
export function formatTimeAgo(date: Date, now: Date): string {
  const past = now.getTime() - date.getTime();
  if (past < minute) return "just now";
  if (past < hour) return words.format(-Math.floor(past / minute), "minute");
  if (past < day) return words.format(-Math.floor(past / hour), "hour");
  return words.format(-Math.floor(past / day), "day");
}
