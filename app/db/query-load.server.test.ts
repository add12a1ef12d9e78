import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { currentConnection, db } from "./client.server";

const load = () => currentConnection()?.load() ?? { inUse: -1, waiting: -1 };
const idle = { inUse: 0, waiting: 0 };
/** More than there are connections. */
const many = 20;

test("a database that nobody asks is idle", () => {
  expect(load()).toEqual(idle);
});

test("counts running and waiting queries until they end, also those that fail", async () => {
  const queries = Array.from({ length: many }, () => db().execute(sql`select 1`));
  const failing = db().execute(sql`select 1 / 0`);
  const all = Promise.allSettled([...queries, failing]);
  // The drivers start their queries some microtasks later.
  for (let turn = 0; turn < 100 && load().inUse + load().waiting <= many; turn++) await Promise.resolve();
  const { inUse, waiting } = load();
  expect(inUse + waiting).toBe(many + 1);
  expect(inUse).toBeGreaterThan(0);
  expect(waiting).toBeGreaterThan(0);
  await all;
  expect(load()).toEqual(idle);
});

test("a transaction uses one connection", async () => {
  await db().transaction(async (transaction) => {
    await transaction.execute(sql`select 1`);
    expect(load()).toEqual({ inUse: 1, waiting: 0 });
  });
  expect(load()).toEqual(idle);
});

test("rows and errors arrive as without counting", async () => {
  expect(JSON.stringify(await db().execute(sql`select 7 as n`))).toContain('"n":7');
  await expect(db().execute(sql`select no_such_column`)).rejects.toThrow();
});
