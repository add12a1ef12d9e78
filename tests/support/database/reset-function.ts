import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import * as schema from "~/db/schema.server";

const tables = Object.values(schema)
  .filter((exported) => is(exported, PgTable))
  .map(getTableName);

/** Tables with one row, which a migration inserts. */
const counters = ["booking_counts", "unclaimed_uploads"];

/**
 * SQL that creates `test_support.reset()` in a migrated database. The function empties all tables, and restores the rows of `counters`. It
 * disables triggers, because the audit log is append-only. Deleting is several times faster than `truncate`, which recreates the files of
 * each table and index, and a function is planned once for all tests. Sequences are not reset: a row that an earlier test inserts late must
 * not take the next number.
 */
export const resetFunction = `
  create schema test_support;
  ${counters.map((name) => `create table test_support.${name} as table public.${name};`).join("\n  ")}
  create function test_support.reset() returns void language plpgsql
  set session_replication_role = 'replica' as $$
  begin
    ${tables.map((name) => `delete from public.${name};`).join("\n    ")}
    ${counters.map((name) => `insert into public.${name} select * from test_support.${name};`).join("\n    ")}
  end
  $$;
`;
