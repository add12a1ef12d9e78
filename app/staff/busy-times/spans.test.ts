import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeSpans, type TimeSpan } from "./spans";

const at = (minute: number) => new Date(minute * 60_000);
const span = fc
  .tuple(fc.integer({ min: -50, max: 150 }), fc.integer({ min: -5, max: 60 }))
  .map(([start, length]): TimeSpan => ({ startsAt: at(start), endsAt: at(start + length) }));
const window = { from: at(0), until: at(100) };

const minutesOf = (spans: readonly TimeSpan[]) =>
  Array.from({ length: 100 }, (_, minute) => at(minute)).filter((time) =>
    spans.some(({ startsAt, endsAt }) => startsAt <= time && time < endsAt),
  );

test("merged spans are in order and apart, and cover the same minutes of the window", () => {
  fc.assert(
    fc.property(fc.array(span), (spans) => {
      const merged = mergeSpans(spans, window);
      expect(minutesOf(merged)).toEqual(minutesOf(spans));
      const isInOrder = merged.every(({ startsAt, endsAt }, index) => {
        const next = merged[index + 1];
        return startsAt < endsAt && (!next || endsAt < next.startsAt);
      });
      expect(isInOrder).toBe(true);
    }),
  );
});

test("leaves the original spans unchanged", () => {
  const spans = [
    { startsAt: at(1), endsAt: at(5) },
    { startsAt: at(3), endsAt: at(9) },
  ];
  expect(mergeSpans(spans, window)).toEqual([{ startsAt: at(1), endsAt: at(9) }]);
  expect(spans[0]?.endsAt).toEqual(at(5));
});
