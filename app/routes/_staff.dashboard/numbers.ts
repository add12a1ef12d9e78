const whole = new Intl.NumberFormat("en-US");
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });

/** `1,046` */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** `12.2%`; of nothing, every share is `0%`. */
export function formatShare(part: number, total: number): string {
  return percent.format(total > 0 ? part / total : 0);
}
