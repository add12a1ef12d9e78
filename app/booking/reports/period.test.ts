import { expect, test } from "vitest";
import { monthsOf, readPeriod } from "./period";

/** January 31 in Pacific time, but February in UTC. */
const evening = new Date("2027-02-01T05:00:00Z");

const read = (query: string, now = evening) => readPeriod(new URLSearchParams(query), now);

test.each([
  ["period=month", "2027-01-01", "2027-01-31", "month"],
  ["period=last-month", "2026-12-01", "2026-12-31", "last-month"],
  ["period=quarter", "2027-01-01", "2027-03-31", "quarter"],
  ["period=year", "2027-01-01", "2027-12-31", "year"],
  ["period=12-months", "2026-02-01", "2027-01-31", "12-months"],
  ["", "2027-01-01", "2027-03-31", "quarter"],
  ["period=nonsense", "2027-01-01", "2027-03-31", "quarter"],
  ["from=2026-02-30&to=x", "2027-01-01", "2027-03-31", "quarter"],
])('the query "%s" is the time from %s to %s: %s', (query, from, to, preset) => {
  expect(read(query)).toEqual({ from, to, preset });
});

test("a first day alone starts a period until today, or of one day in the future", () => {
  expect(read("from=2027-01-10")).toEqual({ from: "2027-01-10", to: "2027-01-31" });
  expect(read("from=2027-05-10")).toEqual({ from: "2027-05-10", to: "2027-05-10" });
});

test("a last day alone ends a period of a year", () => {
  expect(read("to=2026-12-31")).toEqual({ from: "2025-12-31", to: "2026-12-31" });
});

test("rejects days in the wrong order and periods beyond the limit", () => {
  expect(read("from=2026-01-01&to=2027-01-01").problem).toBeUndefined();
  expect(read("from=2026-01-01&to=2027-01-02").problem).toBe("too-long");
  expect(read("from=2026-01-02&to=2026-01-01").problem).toBe("reversed");
});

test("a period touches at most 13 months", () => {
  expect(monthsOf(read("period=quarter"))).toEqual(["2027-01", "2027-02", "2027-03"]);
  expect(monthsOf(read("from=2026-01-31&to=2027-01-31"))).toHaveLength(13);
});
