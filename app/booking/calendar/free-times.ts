import { scale } from "./week-layout";

interface Span {
  /** Minutes since midnight. */
  from: number;
  to: number;
}

/**
 * Returns what the taken times leave free of the hours of a day that are drawn to scale, at least as long as `minutes`.
 *
 * @param start minutes since midnight before which nothing is free
 */
export function findFreeTimes(taken: readonly Span[], minutes: number, start = 0): Span[] {
  const free: Span[] = [];
  let from = Math.max(start, scale.firstHour * 60);
  const end = { from: scale.endHour * 60, to: scale.endHour * 60 };
  for (const span of [...taken].sort((one, other) => one.from - other.from).concat(end)) {
    if (span.from - from >= minutes) free.push({ from, to: span.from });
    from = Math.max(from, span.to);
  }
  return free;
}
