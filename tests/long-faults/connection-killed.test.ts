import type { Sql } from "postgres";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { Visitor } from "#tests/support/http/visitor";
import { randomAddress } from "./load";
import { secondsUntil, startPair, startServer, withSql } from "./parts";
import { test } from "./report";

const count = 6;

test(
  "connections are killed in the transaction of a submit: 503, nothing is half stored, the second submit is accepted",
  { timeout: 180_000 },
  async ({ report }) => {
    const app = await startPair(report, await startServer(report));
    const url = app.home.databaseUrl;
    const visitors = await Promise.all(
      Array.from({ length: count }, async (_, number) => {
        const visitor = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
        await fillInBooking(visitor, `Cut Off ${number}`, [new File(["%PDF-1.7\n"], "plan.pdf")]);
        return visitor;
      }),
    );
    let answers: Promise<Response[]> = Promise.resolve([]);
    let pids: number[] = [];
    await withSql(url, (sql) =>
      sql.begin(async (lock) => {
        // Reading works, the insert waits: each submit is in the middle of its transaction.
        await lock`lock table bookings in share row exclusive mode`;
        answers = Promise.all(visitors.map((visitor) => submit(visitor)));
        const waiting = () =>
          withSql(url, async (other) => {
            const rows = await other`
            select pid from pg_stat_activity
            where application_name = 'datum3d' and wait_event_type = 'Lock' and xact_start is not null`;
            return rows.map(({ pid }) => Number(pid));
          });
        await secondsUntil(async () => (await waiting()).length >= count, 7);
        pids = await waiting();
        await lock`select pg_terminate_backend(pid) from unnest(${pids}::int[]) as pid`;
        report.expect("transactions were cut off", pids.length > 0, pids.length);
      }),
    );
    // The server ends them one after the other, on a busy machine some time after it was told to.
    await secondsUntil(() => withSql(url, (sql) => haveEnded(sql, pids)), 10);
    const statuses = (await answers).map(({ status }) => status);
    report.expect("their requests end with 503 or are repeated", isOneOf(statuses, 503, 302), statuses);
    const lost = statuses.filter((status) => status === 503).length;
    const stored = await withSql(url, (sql) => sql`select id from bookings`);
    report.expect("nothing is half stored", stored.length === count - lost, stored.length);
    await Promise.all(visitors.map((visitor) => submitBooking(visitor)));
    const rows = await withSql(
      url,
      (sql) => sql`select b.id, count(f.id)::int as files from bookings b
      left join files f on f.booking_id = b.id group by b.id`,
    );
    report.expect("each second submit is accepted, once", rows.length === count, rows.length);
    report.expect(
      "with its file",
      rows.every(({ files }) => files === 1),
    );
    const codes = app.processes.map(({ process }) => process.exitCode);
    report.expect("both processes still run", codes.join() === ",", codes);
  },
);

async function haveEnded(sql: Sql, pids: number[]) {
  const rows = await sql`select pid from pg_stat_activity where pid = any(${pids}::int[])`;
  return rows.length === 0;
}

const isOneOf = (statuses: number[], ...allowed: number[]) =>
  statuses.every((status) => allowed.includes(status));

async function submit(visitor: Visitor) {
  const body = new URLSearchParams({ termsAccepted: "on", privacyConsent: "on", intent: "submit" });
  const response = await visitor.fetch("/booking?step=5", { method: "POST", body });
  await response.arrayBuffer();
  return response;
}
