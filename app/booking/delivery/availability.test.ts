import { expect, test } from "vitest";
import { dayMs } from "~/lib/time";
import { pageEnd, resultsEnd } from "./availability";

const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * dayMs);
const keepsAll = { retentionDoneDays: 0, retentionCanceledDays: 0 };
const daysLeft = (end: Date | null) => end && Math.round((end.getTime() - now) / dayMs);

const done = { stage: "done", stageChangedAt: daysAgo(10), publishedAt: daysAgo(12) } as const;

test("an open request has no end of its page or results", () => {
  const open = { ...done, stage: "scheduled" } as const;
  expect(pageEnd(open)).toBeNull();
  expect(resultsEnd(open, { ...keepsAll, retentionDoneDays: 1 }, [])).toBeNull();
});

test("without a retention time, results last as long as the page", () => {
  expect(daysLeft(resultsEnd(done, keepsAll, []))).toBe(80);
});

test("results that are published after the end of a request keep its page open", () => {
  expect(daysLeft(pageEnd({ ...done, publishedAt: daysAgo(1) }))).toBe(89);
});

test("results end when retention removes the request before its page ends", () => {
  expect(daysLeft(resultsEnd(done, { ...keepsAll, retentionDoneDays: 30 }, []))).toBe(20);
  expect(daysLeft(resultsEnd(done, { ...keepsAll, retentionDoneDays: 100 }, []))).toBe(80);
});

test("results published after a request closed last as long as if it had closed then", () => {
  const late = { ...done, publishedAt: daysAgo(1) };
  expect(daysLeft(resultsEnd(late, { ...keepsAll, retentionDoneDays: 8 }, []))).toBe(7);
});

test("finished and canceled requests have separate retention times", () => {
  const days = { ...keepsAll, retentionCanceledDays: 14 };
  expect(daysLeft(resultsEnd(done, days, []))).toBe(80);
  expect(daysLeft(resultsEnd({ ...done, stage: "canceled" }, days, []))).toBe(4);
});

test("a working public link keeps a finished request, so results last until the link or the page ends", () => {
  const days = { ...keepsAll, retentionDoneDays: 30, retentionCanceledDays: 30 };
  const until = (...ends: (number | null)[]) =>
    ends.map((end) => ({ expiresAt: end === null ? null : daysAgo(-end) }));
  expect(daysLeft(resultsEnd(done, days, until(5)))).toBe(20);
  expect(daysLeft(resultsEnd(done, days, until(5, 45)))).toBe(45);
  expect(daysLeft(resultsEnd(done, days, until(365)))).toBe(80);
  expect(daysLeft(resultsEnd(done, days, until(5, null)))).toBe(80);
  expect(daysLeft(resultsEnd({ ...done, stage: "canceled" }, days, until(null)))).toBe(20);
});
