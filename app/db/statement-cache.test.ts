import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { maxPlanAge, maxStatements, StatementCachingPGlite } from "./statement-cache.server";

/** Milliseconds for PGlite to start, on a busy machine. */
const startTimeout = 60_000;
// Its tables are not read: to load it takes a fraction of creating a database.
const template = { loadDataDir: new Blob([readFileSync(inject("pgliteTemplate"))]) };
const client = new StatementCachingPGlite(template);
const plain = new PGlite(template);

beforeAll(async () => {
  for (const database of [client, plain])
    await database.exec("create table item (id int primary key, name text not null)");
}, startTimeout);
afterAll(() => Promise.all([client.close(), plain.close()]));

async function readPrepared(pattern: string) {
  const { rows } = await client.query<{ name: string; runs: number }>(
    "select name, (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement like $1",
    [pattern],
  );
  return rows;
}

const findItem = "select name from item where id = $1";
const insertItem = "insert into item (id, name) values ($1, $2) returning id";

test("prepares a statement once, in transactions as well", async () => {
  const statement = "select $1::int as once";
  await client.query(statement, [1]);
  await client.transaction(async (transaction) => {
    expect((await transaction.query(statement, [2])).rows).toEqual([{ once: 2 }]);
  });
  expect((await client.query(statement, [3])).rows).toEqual([{ once: 3 }]);
  expect(await readPrepared(`${statement}%`)).toMatchObject([{ runs: 3 }]);
});

test("keeps a limited number of statements, those used last, and none that is long", async () => {
  await client.query("select 'often'");
  for (let index = 0; index < 2 * maxStatements; index++) {
    await client.query(`select ${index} as many`);
    await client.query("select 'often'");
  }
  await client.query(`select '${"x".repeat(10_000)}' as long`);
  const kept = await readPrepared("%");
  expect(kept.length).toBe(maxStatements);
  expect(await readPrepared("select 'often'")).toMatchObject([{ runs: 2 * maxStatements + 1 }]);
  expect(await readPrepared("% as long")).toEqual([]);
});

test("prepares a statement again when a column of its table has changed", async () => {
  await client.exec("create table changed (id int)");
  const statement = "select * from changed";
  expect((await client.query(statement)).fields).toMatchObject([{ name: "id" }]);
  await client.exec("alter table changed add column name text");
  await expect(client.query(statement)).rejects.toThrow("cached plan must not change result type");
  expect((await client.query(statement)).fields).toMatchObject([{ name: "id" }, { name: "name" }]);
  expect(await readPrepared(statement)).toHaveLength(1);
});

test("plans a statement again for a table that has grown", async () => {
  await client.exec("create table grown (id int); create index on grown (id)");
  const statement = "select id from grown order by id limit 1";
  const explain = async () => JSON.stringify(await client.exec(`explain execute ${name}`));
  for (let run = 0; run < 10; run++) await client.query(statement);
  const [{ name } = { name: "" }] = await readPrepared(statement);
  const before = await explain();
  await client.exec("insert into grown select generate_series(1, 20000)");
  expect(await explain()).toBe(before);
  const later = performance.now() + maxPlanAge + 1;
  const clock = vi.spyOn(performance, "now").mockReturnValue(later);
  try {
    await client.query(statement);
  } finally {
    clock.mockRestore();
  }
  expect(await explain()).not.toBe(before);
});

test("answers as PGlite does, whatever fails before", async () => {
  const query = fc.oneof(
    fc.record({ statement: fc.constant(findItem), values: fc.tuple(fc.integer({ min: 0, max: 5 })) }),
    fc.record({
      statement: fc.constant(insertItem),
      values: fc.tuple(fc.integer({ min: 0, max: 5 }), fc.option(fc.string({ unit: "grapheme-ascii" }))),
    }),
    fc.constantFrom(
      { statement: "delete from item", values: [] },
      { statement: "select nothing", values: [] },
      { statement: "select 1 / $1::int as quotient", values: [0] },
      { statement: "select 1 / $1::int as quotient", values: [1] },
      { statement: findItem, values: ["not a number"] },
      { statement: findItem, values: [] },
    ),
  );
  type Query = { statement: string; values: unknown[] };
  const step = fc.oneof(
    query.map((one) => ({ kind: "query" as const, queries: [one as Query] })),
    fc
      .array(query, { maxLength: 4 })
      .map((queries) => ({ kind: "transaction" as const, queries: queries as Query[] })),
  );
  async function run(database: PGlite, { kind, queries }: { kind: string; queries: Query[] }) {
    const answers: unknown[] = [];
    const ask = async (on: Pick<PGlite, "query">) => {
      for (const { statement, values } of queries) answers.push(await on.query(statement, values));
    };
    try {
      await (kind === "query" ? ask(database) : database.transaction(ask));
    } catch (error) {
      answers.push(String(error).replace(/"s\d+"/, '""'));
    }
    return answers;
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const one of steps) expect(await run(client, one)).toEqual(await run(plain, one));
      for (const database of [client, plain]) await database.exec("delete from item");
    }),
  );
});
