import { afterEach, expect, test } from "vitest";
import { type Company, company, setCompany } from "./company";
import {
  describeHosting,
  describeLowestPrice,
  describeReplyTime,
  describeStartingPrice,
  describeTurnaround,
  describeTurnarounds,
  hasPriceList,
} from "./offer";

const before = company();
const set = (changes: Partial<Company>) => setCompany({ ...before, ...changes });
afterEach(() => setCompany(before));

test("promises no price and no time that the company has not set", () => {
  set({ startingPrices: {}, turnaroundDays: {}, replyHours: 0, publicTourDays: 0 });
  expect([describeLowestPrice(), describeTurnarounds(), describeReplyTime(), hasPriceList()]).toEqual([
    null,
    null,
    null,
    false,
  ]);
  expect([describeStartingPrice("3d-virtual-tours"), describeTurnaround("3d-virtual-tours")]).toEqual([
    null,
    null,
  ]);
  expect(describeHosting()).toContain("until you ask us to take it down");
});

test("names the lowest price, the range of turnarounds, the reply time and the days of hosting", () => {
  set({
    startingPrices: { "3d-virtual-tours": 1_450, "scan-to-plan": 300 },
    turnaroundDays: { "3d-virtual-tours": 2, "scan-to-plan": 9 },
    replyHours: 4,
    publicTourDays: 365,
  });
  expect(describeLowestPrice()).toBe("Prices start at $300.");
  expect(describeStartingPrice("3d-virtual-tours")).toContain("$1,450");
  expect(describeTurnarounds()).toContain("2 to 9 business days");
  expect(describeTurnaround("scan-to-plan")).toContain("about 9 business days");
  expect(describeReplyTime()).toContain("4 business hours");
  expect(describeHosting()).toContain("365 days");
});

test.each([
  ["a price", { startingPrices: { "scan-to-plan": 300 }, turnaroundDays: {} }],
  ["a turnaround", { startingPrices: {}, turnaroundDays: { "scan-to-plan": 3 } }],
])("the home page has a table of prices for %s alone", (_what, changes) => {
  set(changes);
  expect(hasPriceList()).toBe(true);
});

test("one turnaround is no range", () => {
  set({ turnaroundDays: { "scan-to-plan": 3 } });
  expect(describeTurnarounds()).toBe("After the visit, it usually takes about 3 business days.");
});
