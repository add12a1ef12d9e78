import { expect, test } from "vitest";
import * as text from "~/messages/work-effects";
import { describeEffects } from "./describe-effects";

const now = new Date();
const visit = {
  id: "1",
  bookingId: "1",
  startsAt: now,
  minutes: 60,
  staffId: null,
  staffName: "",
  sequence: 0,
  canceledAt: null,
  createdAt: now,
  updatedAt: now,
};

test.each([
  [1, text.ways.visit],
  [2, text.waysOfVisits],
])("asks about %i upcoming visits in their number", (count, ways) => {
  const [effect] = describeEffects("done", { visit: Array.from({ length: count }, () => visit) });
  expect(effect?.options.map(({ label }) => label)).toEqual([ways.cancel.label, ways.keep.label]);
});
