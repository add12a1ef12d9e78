import { setTimeout as delay } from "node:timers/promises";
import { findFaults } from "#tests/support/app/log";
import type { AppProcess } from "#tests/support/app/process";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { signInAtForm, signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { randomAddress, request } from "./load";
import { createDatabase, secondsUntil, startOne, startServer } from "./parts";
import { type Report, test } from "./report";

/** Hours, one after the other: two days back, forward to now, and 40 days ahead. */
const jumps = [-48, 48, 40 * 24];

test(
  "the clock of the process jumps 2 days back and 40 days ahead: pages, bookings and sign-ins go on, sessions end only when they may",
  { timeout: 240_000 },
  async ({ report }) => {
    await jump(report, "embedded database", {});
    await jump(report, "PostgreSQL", await createDatabase(await startServer(report)));
  },
);

async function jump(report: Report, engine: string, env: Record<string, string>) {
  const app = await startOne(report, {
    env: { ...env, CLOCK_JUMPS: jumps.join() },
    program: ["--import", "./tests/long-faults/clock-on-signal.js", "scripts/start.js"],
  });
  const staff = await signInVisitor(app.url);
  const half = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
  await fillInBooking(half, "Half Way", [new File(["%PDF-1.7\n"], "plan.pdf")]);
  for (const [index, hours] of jumps.entries()) {
    app.process.kill("SIGUSR2");
    await secondsUntil(() => countJumps(app) === index + 1, 10);
    const after = `${engine}, after ${hours} hours`;
    await expectServing(report, app, after);
    const { status } = await staff.fetch("/view-booking");
    // The cookie of a session lives for days, not for 40.
    report.note(`${after}: the session of before gets ${status}`);
    const isSession = hours < 40 * 24 ? status === 200 : status === 302 || status === 200;
    report.expect(`${after}: the session is kept, or asks to sign in again`, isSession, status);
  }
  const late = await submitBooking(half).catch((error: unknown) => String(error));
  report.note(`${engine}: a draft of 40 days before: ${late}`);
  await delay(1_000);
  const faults = findFaults(app.output());
  report.expect(`${engine}: no error in the log`, faults.length === 0, faults.slice(0, 3));
  report.expect(`${engine}: the process still runs`, app.process.exitCode === null);
}

const countJumps = (app: AppProcess) => app.output().split('"event":"clock-jumped"').length - 1;

async function expectServing(report: Report, app: AppProcess, after: string) {
  for (const path of ["/about", "/booking", "/api/health"]) {
    const status = await request(app.url + path);
    report.expect(`${after}: ${path} works`, status === "200", status);
  }
  const visitor = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
  const booked = fillInBooking(visitor, "On Time").then(() => submitBooking(visitor));
  const reference = await booked.catch((error: unknown) => String(error));
  report.expect(`${after}: a booking is accepted`, reference.length === 8, reference);
  const { page } = await signInAtForm(app.url);
  report.expect(`${after}: staff can sign in`, page.url.pathname === "/dashboard", page.url.pathname);
}
