export interface TimeSpan {
  startsAt: Date;
  endsAt: Date;
}

/** Returns the spans that overlap a window, in order. Spans that overlap or touch are merged. */
export function mergeSpans(
  spans: readonly TimeSpan[],
  { from, until }: { from: Date; until: Date },
): TimeSpan[] {
  const overlapping = spans
    .filter(({ startsAt, endsAt }) => startsAt < endsAt && endsAt > from && startsAt < until)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const merged: TimeSpan[] = [];
  for (const { startsAt, endsAt } of overlapping) {
    const last = merged.at(-1);
    if (!last || last.endsAt < startsAt) merged.push({ startsAt, endsAt });
    else if (endsAt > last.endsAt) last.endsAt = endsAt;
  }
  return merged;
}
