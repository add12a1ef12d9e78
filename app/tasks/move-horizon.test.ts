import { expect, test } from "vitest";
import { moveHorizon, type SweepMemory } from "./sweep-clock.server";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = new Date("2026-11-23T18:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);

/** Sweeps at each of the times, in milliseconds after the start, and returns the last step. */
function sweepAt(...times: number[]) {
  let memory: SweepMemory & { state?: string; mayRemove?: boolean } = { horizon: start, seenAt: start };
  for (const time of times) {
    const now = after(time);
    memory = { ...moveHorizon(memory, now), seenAt: now };
  }
  return {
    state: memory.state,
    mayRemove: memory.mayRemove,
    horizon: memory.horizon.getTime() - start.getTime(),
  };
}

test.each([10 * minute, 14 * hour, day])("the horizon follows the clock when %i ms have passed", (time) => {
  expect(sweepAt(time)).toEqual({ state: "steady", mayRemove: true, horizon: time });
});

test("a clock that is set back by up to an hour is right", () => {
  expect(sweepAt(2 * hour, hour)).toEqual({ state: "steady", mayRemove: true, horizon: hour });
});

test.each([day + 1, 62 * hour, 400 * day])(
  "a sweep before which %i ms are missing removes nothing",
  (jump) => {
    expect(sweepAt(jump)).toEqual({ state: "ahead", mayRemove: false, horizon: 0 });
  },
);

test("after a jump the horizon moves with the time that passes, however long", () => {
  const times = [400 * day, 400 * day + 10 * minute, 401 * day];
  expect(sweepAt(...times)).toEqual({ state: "ahead", mayRemove: true, horizon: day });
});

test("a clock that returns within the day is right again by itself", () => {
  expect(sweepAt(400 * day, 400 * day + hour, hour)).toEqual({
    state: "steady",
    mayRemove: true,
    horizon: hour,
  });
});

test("a clock that went back removes nothing, and is right again when it has caught up", () => {
  expect(sweepAt(-400 * day)).toEqual({ state: "back", mayRemove: false, horizon: 0 });
  expect(sweepAt(-400 * day, -399 * day)).toEqual({ state: "back", mayRemove: false, horizon: 0 });
  expect(sweepAt(-400 * day, 2 * hour)).toEqual({ state: "steady", mayRemove: true, horizon: 2 * hour });
});
