import fc from "fast-check";
import { expect, test } from "vitest";
import { findFreeTimes } from "./week-layout";

const hours = (spans: [number, number][]) => spans.map(([from, to]) => ({ from: from * 60, to: to * 60 }));

test("what is free is as long as the visit takes, from 7 AM to 7 PM", () => {
  expect(findFreeTimes([], 120)).toEqual(hours([[7, 19]]));
  const taken = hours([
    [14, 15],
    [9.5, 11.5],
    [10, 11],
    [12, 13],
  ]);
  expect(findFreeTimes(taken, 60)).toEqual(
    hours([
      [7, 9.5],
      [13, 14],
      [15, 19],
    ]),
  );
  expect(findFreeTimes(taken, 60, 13.5 * 60)).toEqual(hours([[15, 19]]));
  expect(findFreeTimes(hours([[7, 19]]), 30)).toEqual([]);
});

test("no free time touches a taken one", () => {
  const minute = fc.integer({ min: 7 * 60, max: 19 * 60 });
  const span = fc.tuple(minute, minute).map(([one, other]) => ({
    from: Math.min(one, other),
    to: Math.max(one, other) + 1,
  }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 20 }), fc.integer({ min: 30, max: 600 }), (taken, minutes) => {
      for (const free of findFreeTimes(taken, minutes)) {
        expect(free.to - free.from).toBeGreaterThanOrEqual(minutes);
        for (const { from, to } of taken) expect(from >= free.to || to <= free.from).toBe(true);
      }
    }),
  );
});
