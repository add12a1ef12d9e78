import { setTimeout as delay } from "node:timers/promises";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { hasOnly, randomAddress, request, startLoad } from "./load";
import { secondsUntil, startPair, startServer, withSql } from "./parts";
import { test } from "./report";

const seconds = 60;

test(
  `a lock is held on bookings for ${seconds} s: who needs the table gets 503 in time, all others go on`,
  { timeout: 240_000 },
  async ({ report }) => {
    const app = await startPair(report, await startServer(report));
    const staff = await signInVisitor(app.url);
    const submitters = await Promise.all(
      Array.from({ length: 8 }, async (_, number) => {
        const visitor = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
        await fillInBooking(visitor, `Locked Out ${number}`);
        return visitor;
      }),
    );
    const load = await startLoad(app.url);
    report.onEnd(load.stop);

    await withSql(app.home.databaseUrl, (sql) =>
      sql.begin(async (transaction) => {
        await transaction`lock table bookings in access exclusive mode`;
        const until = performance.now() + seconds * 1000;
        const outcomes = await Promise.all([
          ...submitters.map((visitor) => time(() => submit(visitor))),
          ...["/view-booking", "/dashboard"].map((path) => time(() => staff.fetch(path))),
        ]);
        report.note(`8 submits and 2 pages of staff: ${outcomes.map(describe).join(", ")}`);
        const isRefused = outcomes.every(({ status, wait }) => status === 503 && wait < 30);
        report.expect("they get 503 within 30 s", isRefused);
        report.expect(
          "with Retry-After",
          outcomes.every(({ retry }) => retry === "30"),
        );
        for (const path of ["/login", "/api/health"])
          report.expect(`${path} works`, (await request(app.url + path)) === "200");
        load.reset();
        await delay(Math.max(0, until - performance.now()));
      }),
    );
    const others = load.seen();
    report.note(`${seconds} s are over`);
    report.expect("public pages went on", hasOnly(others["GET /about"], "200"), others["GET /about"]);
    // A step asks whether its draft has become a booking, so it needs the table too.
    const wait = load.slowest("POST /booking");
    report.expect("a step of the form ends within 30 s", wait < 30, `${wait.toFixed(1)} s`);
    report.note(`steps by status: ${JSON.stringify(others["POST /booking"])}`);
    const isBack = async () => (await staff.fetch("/view-booking")).status === 200;
    const recovery = await secondsUntil(isBack, 30);
    report.expect("staff see their list within 5 s", recovery <= 5, `${recovery} s`);
    const references = await Promise.all(submitters.map((visitor) => submitBooking(visitor)));
    report.expect("everybody’s second submit is accepted", new Set(references).size === 8, references);
    const stored = await withSql(app.home.databaseUrl, (sql) => sql`select 1 from bookings`);
    report.expect("each booking is stored once", stored.length === 8, stored.length);
  },
);

function submit(visitor: Visitor) {
  const body = new URLSearchParams({ termsAccepted: "on", privacyConsent: "on", intent: "submit" });
  return visitor.fetch("/booking?step=5", { method: "POST", body });
}

async function time(send: () => Promise<Response>) {
  const startedAt = performance.now();
  const response = await send();
  await response.arrayBuffer();
  const wait = (performance.now() - startedAt) / 1000;
  return { status: response.status, retry: response.headers.get("Retry-After"), wait };
}

const describe = ({ status, wait }: { status: number; wait: number }) => `${status} in ${wait.toFixed(1)} s`;
