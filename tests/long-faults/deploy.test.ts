import { setTimeout as delay } from "node:timers/promises";
import { type AppProcess, startProcess } from "#tests/support/app/process";
import { manyAddresses } from "#tests/support/faults/kill-rounds";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { Visitor } from "#tests/support/http/visitor";
import { hasOnly, randomAddress, startLoad } from "./load";
import { startPair, startServer } from "./parts";
import { test } from "./report";

test(
  "two processes behind nginx are restarted one after the other under load: no request is lost, and no booking",
  { timeout: 240_000 },
  async ({ report }) => {
    const app = await startPair(report, await startServer(report));
    const visitor = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
    await fillInBooking(visitor, "During The Deploy", [new File(["%PDF-1.7\n"], "plan.pdf")]);
    const load = await startLoad(app.url, 8);
    report.onEnd(load.stop);
    const bookings = keepBooking(app.url);
    report.onEnd(bookings.stop);
    await delay(2_000);
    report.note(`before: ${JSON.stringify(load.seen())}`);
    load.reset();

    for (const [index, old] of app.processes.entries()) {
      const [code] = await old.end();
      report.expect(`process ${index + 1} ends with 0`, code === 0, code);
      const restarted = await restart(old);
      report.onEnd(async () => {
        await restarted.end();
      });
      report.note(`process ${index + 1} is back`);
      await delay(1_500);
    }
    await load.stop();
    await bookings.stop();
    const seen = load.seen();
    const isComplete = Object.values(seen).every((each) => hasOnly(each, "200", "302"));
    report.expect("no request was lost", isComplete, seen);
    const { accepted, failed } = bookings;
    report.expect(
      "no booking failed",
      failed.length === 0,
      `${accepted.length} accepted, ${failed.length} failed: ${[...new Set(failed)].join(", ")}`,
    );
    const reference = await submitBooking(visitor);
    report.expect("a form filled in before is accepted after", reference.length === 8);
  },
);

/** Starts a process on the port and with the settings of one that has ended. */
function restart(old: AppProcess): Promise<AppProcess> {
  const env = { ...manyAddresses, TRUST_PROXY: "2", PORT: new URL(old.url).port };
  return startProcess({ home: old.home, env });
}

/** Books again and again, each time as another visitor. */
function keepBooking(url: string) {
  const accepted: string[] = [];
  const failed: string[] = [];
  let isOver = false;
  const book = async () => {
    while (!isOver) {
      const visitor = new Visitor(url, { "X-Forwarded-For": randomAddress() });
      try {
        await fillInBooking(visitor, "Under Load", [new File(["%PDF-1.7\n"], "plan.pdf")]);
        accepted.push(await submitBooking(visitor));
      } catch (error) {
        failed.push(String(error));
      }
    }
  };
  const ended = Promise.all([book(), book()]);
  const stop = async () => {
    isOver = true;
    await ended;
  };
  return { accepted, failed, stop };
}
