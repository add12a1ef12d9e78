import { expect, test } from "vitest";
import { datePresets } from "./date-presets";

test("computes the days in Pacific time", () => {
  // November 30 in California.
  expect(datePresets(new Date("2026-12-01T07:30:00Z"))).toEqual({
    last7: { from: "2026-11-24", to: "2026-11-30" },
    last30: { from: "2026-11-01", to: "2026-11-30" },
    thisMonth: { from: "2026-11-01", to: "2026-11-30" },
    lastMonth: { from: "2026-10-01", to: "2026-10-31" },
  });
  expect(datePresets(new Date("2028-03-01T20:00:00Z"))).toMatchObject({
    thisMonth: { from: "2028-03-01", to: "2028-03-31" },
    lastMonth: { from: "2028-02-01", to: "2028-02-29" },
  });
});
