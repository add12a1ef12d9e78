import { setTimeout as delay } from "node:timers/promises";
import { startProcess } from "#tests/support/app/process";
import { Visitor } from "#tests/support/http/visitor";
import { connectToLoopDelay, programWithLoopDelay } from "../read-loop-delay";
import type { Row } from "../row";
import { formatMs } from "../statistics";
import { fillInBooking } from "../submit-booking";

const seconds = 10;
const perSecond = 100;
const idleMs = 3_000;

export const bookingVisitors: Row = {
  id: "P30",
  what: "event-loop delay while 100 visitors a second book, p99",
  budget: "≤ 50 ms",
  aim: "≤ 20 ms",
  measure: async () => {
    const app = await startProcess({ program: programWithLoopDelay, env: { TRUST_PROXY: "1" } });
    const loop = connectToLoopDelay(app.folder);
    try {
      await book(app.url, 0);
      await loop.read("delay");
      await delay(idleMs);
      const idle = await loop.read("p99");
      await loop.read("delay");
      const startedAt = performance.now();
      /** Undefined for a visitor who booked. */
      const visits: Promise<string | undefined>[] = [];
      for (let number = 1; number <= seconds * perSecond; number++) {
        visits.push(book(app.url, number).then(() => undefined, explain));
        await delay(startedAt + (number * 1000) / perSecond - performance.now());
      }
      const failures = (await Promise.all(visits)).filter((failure) => failure !== undefined);
      const booked = visits.length - failures.length;
      const why = failures.length > 0 ? ` (first failure: ${failures[0]})` : "";
      const [p99, worst] = [await loop.read("p99"), await loop.read("delay")];
      const duration = Math.round((performance.now() - startedAt) / 1000);
      return `${formatMs(p99)}, worst ${formatMs(worst)}; idle ${formatMs(idle)}; ${booked} of ${visits.length} visitors booked in ${duration} s${why}`;
    } finally {
      loop.close();
      await app.stop();
    }
  },
};

function explain(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

/** Fills in all five steps and submits, from an address of its own. */
async function book(url: string, number: number): Promise<void> {
  const address = `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`;
  const visitor = new Visitor(url, { "X-Forwarded-For": address });
  const submit = await fillInBooking(visitor, `visitor${number}@example.com`);
  await submit();
}
