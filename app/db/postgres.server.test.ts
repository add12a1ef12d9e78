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
