import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { describeHolders } from "~/db/migrations/lock-holders.server";
import { migratePostgres } from "~/db/migrations/migrate-postgres.server";
import { hasOnly, randomAddress, startLoad } from "./load";
import { withNewer } from "./newer-schema";
import { startPair, startServer, withSql } from "./parts";
import { test } from "./report";

/** Seconds that somebody reads the table, as a long report does. */
const seconds = 40;

test(
  `a migration of bookings waits ${seconds} s for a reader, under load: nobody gets an error, no page waits longer than the lock's time-out`,
  { timeout: 240_000 },
  async ({ report }) => {
    const app = await startPair(report, await startServer(report));
    const staff = await signInVisitor(app.url);
    const load = await startLoad(app.url);
    report.onEnd(load.stop);
    const lists: { status: number; wait: number }[] = [];
    const accepted: string[] = [];
    let isOver = false;
    const work = async () => {
      while (!isOver) {
        const startedAt = performance.now();
        const { status } = await staff.open("/view-booking");
        lists.push({ status, wait: (performance.now() - startedAt) / 1000 });
        const visitor = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
        await fillInBooking(visitor, "While It Waits");
        accepted.push(await submitBooking(visitor));
      }
    };
    const waited: string[] = [];
    const working = work();
    const took = await withSql(app.home.databaseUrl, async (sql) => {
      let migrated = Promise.resolve();
      const startedAt = performance.now();
      await sql.begin(async (reader) => {
        await reader`select count(*) from bookings`;
        migrated = migratePostgres(app.home.databaseUrl, {
          migrations: withNewer("alter table bookings add column newer text"),
          onWait: (what, holders) => waited.push(`${what} waits for ${describeHolders(holders)}`),
        });
        await reader`select pg_sleep(${seconds})`;
      });
      await migrated;
      return (performance.now() - startedAt) / 1000;
    });
    isOver = true;
    await working;
    await load.stop();
    report.expect(
      "the migration is done within 10 s after the reader",
      took < seconds + 10,
      `${took.toFixed(1)} s`,
    );
    report.expect("it said whom it waited for", waited.length > 0, waited);
    const seen = load.seen();
    const isComplete = Object.values(seen).every((each) => hasOnly(each, "200", "302"));
    report.expect("no request failed", isComplete, seen);
    const slowest = Math.max(...lists.map(({ wait }) => wait), load.slowest("POST /booking"));
    report.expect("the slowest waited less than 4 s", slowest < 4, `${slowest.toFixed(1)} s`);
    report.expect(
      "staff always saw their list",
      lists.every(({ status }) => status === 200),
      `${lists.length} times`,
    );
    report.expect("bookings were accepted", accepted.length > 0, accepted.length);
  },
);
