import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mailStops } from "~/db/schema.server";
import { resumeQueue, stopQueue, takeProbe, untilProbe } from "./mail-stop.server";

const uncertain = { cause: "server", isCertain: false, response: "421", isBeforeMail: false } as const;

test("a stopped queue is probed by one worker a minute", async () => {
  expect(await takeProbe(), "not stopped").toBe(false);
  await stopQueue(uncertain);
  const workers = await Promise.all([takeProbe(), takeProbe()]);
  expect(workers.sort()).toEqual([false, true]);
  expect(await untilProbe()).toBeGreaterThan(50_000);
  await db()
    .update(mailStops)
    .set({ nextProbeAt: new Date(Date.now() - 1_000) });
  expect(await takeProbe()).toBe(true);
  await resumeQueue();
  expect([await takeProbe(), await untilProbe()]).toEqual([false, null]);
});
