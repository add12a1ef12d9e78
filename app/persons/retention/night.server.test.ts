import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { retentionRuns } from "~/db/schema.server";
import { hourMs } from "~/lib/time";
import { nightOf, runNight } from "./night.server";

test("a night begins at 2:00 AM Pacific time", () => {
  expect(nightOf(new Date("2026-11-22T09:59:00Z"))).toBe("2026-11-21");
  expect(nightOf(new Date("2026-11-22T10:00:00Z"))).toBe("2026-11-22");
  expect(nightOf(new Date("2026-07-22T09:00:00Z"))).toBe("2026-07-22");
});

test("no other process repeats a night that takes longer than an hour", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const night = nightOf(new Date());
    const begins = await runNight(night, async () => {
      await db()
        .update(retentionRuns)
        .set({ startedAt: sql`now() - interval '61 minutes'` });
      vi.advanceTimersByTime(60_000);
      await vi.waitFor(async () => {
        const [run] = await db().select({ startedAt: retentionRuns.startedAt }).from(retentionRuns);
        expect(run?.startedAt.getTime()).toBeGreaterThan(Date.now() - hourMs);
      });
      return runNight(night, () => Promise.resolve("twice"));
    });
    expect(begins).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
