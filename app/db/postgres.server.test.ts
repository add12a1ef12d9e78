// @one-engine

import { expect, inject, test } from "vitest";
import { openPostgres } from "./postgres.server";

const url = inject("postgresUrl");

test.runIf(url)(
  "a connection that the server ends fails the query that it runs, and no later one",
  async () => {
    const sql = openPostgres(url ?? "");
    try {
      for (let round = 0; round < 3; round++) {
        await expect(sql`select pg_terminate_backend(pg_backend_pid())`).rejects.toThrow();
        const answers = await Promise.all(Array.from({ length: 20 }, () => sql`select 1 as answer`));
        expect(answers.flat()).toEqual(Array.from({ length: 20 }, () => ({ answer: 1 })));
      }
    } finally {
      await sql.end({ timeout: 0 });
    }
  },
);

test.runIf(url)("a query that the planner believes to be long is not compiled", async () => {
  const sql = openPostgres(url ?? "");
  try {
    const plan = await sql.begin(async (transaction) => {
      await transaction`set local jit_above_cost = 0`;
      return transaction<
        Record<string, string>[]
      >`explain analyze select sum(n) from generate_series(1, 10) n`;
    });
    expect(JSON.stringify(plan)).not.toContain("JIT");
  } finally {
    await sql.end({ timeout: 0 });
  }
});
