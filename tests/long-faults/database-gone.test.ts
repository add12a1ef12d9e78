import { setTimeout as delay } from "node:timers/promises";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { Visitor } from "#tests/support/http/visitor";
import { hasOnly, randomAddress, request, startLoad } from "./load";
import { secondsUntil, startPair, startServer } from "./parts";
import { test } from "./report";

const seconds = 30;

test(
  `the database is gone for ${seconds} s: 503 with Retry-After, public pages go on, recovery within 5 s`,
  { timeout: 240_000 },
  async ({ report }) => {
    const server = await startServer(report);
    const app = await startPair(report, server);
    const visitor = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
    await fillInBooking(visitor, "Before The Fault", [new File(["%PDF-1.7\n"], "plan.pdf")]);
    const load = await startLoad(app.url);
    report.onEnd(load.stop);
    await delay(2_000);
    report.note(`before: ${JSON.stringify(load.seen())}`);

    await server.halt();
    load.reset();
    await delay(seconds * 1000);
    const gone = load.seen();
    report.note(`database stopped for ${seconds} s`);
    report.expect("public pages keep coming", hasOnly(gone["GET /about"], "200"), gone["GET /about"]);
    for (const name of ["GET /booking", "POST /booking"])
      report.expect(`${name} gets 503`, hasOnly(gone[name], "503", "200", "302"), gone[name]);
    const slowest = Math.max(load.slowest("GET /booking"), load.slowest("POST /booking"));
    report.expect("no request waits longer than 10 s", slowest < 10, `${slowest.toFixed(1)} s`);
    const post = await visitor.fetch("/booking?step=1", {
      method: "POST",
      body: new URLSearchParams({ fullName: "Typed Tessa", intent: "next" }),
    });
    const page = await post.text();
    const isKept = post.headers.get("Retry-After") === "30" && page.includes("Typed Tessa");
    report.expect("a form gets Retry-After and keeps what was typed", isKept, post.status);

    await server.resume();
    const isBack = async () => (await request(`${app.url}/booking`)) === "200";
    const recovery = await secondsUntil(isBack, 30);
    report.expect("the first request succeeds within 5 s", recovery <= 5, `${recovery} s`);
    // Each connection of the pool recovers separately.
    await delay(Math.max(0, 5 - recovery) * 1000);
    load.reset();
    await delay(3_000);
    const back = load.seen();
    const isClean = Object.values(back).every((each) => hasOnly(each, "200", "302"));
    report.expect("no request fails after 5 s", isClean, back);
    await submitBooking(visitor);
    report.expect("the booking that was filled in before is accepted", true);
    const codes = app.processes.map(({ process }) => process.exitCode);
    report.expect("both processes still run", codes.join() === ",", codes);
  },
);
