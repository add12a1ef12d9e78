import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { isConcurrent, releaseMigrations, statementsOf } from "~/db/migrations/release-migrations.server";

const require = createRequire(import.meta.url);
const squawk = require("squawk-cli/js/index.js") as { getBinaryPath: () => string };

/** Statements that squawk allows although they rewrite a table, block it, or make the locks of other statements last longer. */
const blockingShapes: [RegExp, string][] = [
  [
    /^(update|delete\s+from)\b/i,
    "changes rows: let a sweep do it in batches, or a release that runs meanwhile",
  ],
  [/^(lock|cluster|vacuum\s+full|refresh\s+materialized)\b/i, "locks a whole table"],
  [
    /^alter\s+table\b[^;]*\badd\s+(column\s+)?(if\s+not\s+exists\s+)?"?\w+"?\s+(small|big)?serial\b/i,
    "rewrites a table",
  ],
  [/^alter\s+table\b[^;]*\bdefault\s+(clock_timestamp|random|gen_random_uuid)\(/i, "rewrites a table"],
];

/** Returns the reasons why a migration must not run while the site is used. */
function findObjections(sql: string): string[] {
  const { stdout, stderr } = spawnSync(
    squawk.getBinaryPath(),
    ["--reporter", "json", ...(isConcurrent({ sql }) ? [] : ["--assume-in-transaction"])],
    { input: statementsOf({ sql }).join(";\n"), encoding: "utf8" },
  );
  if (!stdout.startsWith("[")) throw new Error(stderr);
  const found = (JSON.parse(stdout) as { rule_name: string; line: number }[]).map(
    ({ rule_name }) => rule_name,
  );
  const shapes = statementsOf({ sql }).flatMap((statement) =>
    blockingShapes
      .filter(([shape]) => shape.test(statement.replace(/^(\s*--.*\n)+/, "")))
      .map(([, reason]) => reason),
  );
  return [...found, ...shapes];
}

/** The migrations to check. Earlier ones are older than these rules. */
const checked = releaseMigrations().filter(({ name }) => name > "0024_calendar-reads");

test("no migration rewrites or blocks a table that the site uses", () => {
  for (const { name, sql } of checked) expect(findObjections(sql), name).toEqual([]);
});

test.each([
  "create index a on bookings (email)",
  "drop index bookings_search_idx",
  "create index concurrently if not exists a on bookings (email)--> statement-breakpoint\nalter table bookings add column x text",
  "alter table bookings alter column phone type bigint",
  "alter table bookings alter column phone set not null",
  "alter table bookings add column x text not null",
  "alter table bookings add column x uuid default gen_random_uuid()",
  "alter table bookings add column x serial",
  "alter table bookings add constraint x check (phone <> '')",
  "alter table bookings add constraint x foreign key (owner_id) references users (id)",
  "alter table bookings add constraint x unique (phone)",
  "alter table bookings drop column phone",
  "alter table bookings rename column phone to tel",
  "drop table bookings",
  "update bookings set phone = ''",
  "delete from bookings where phone = ''",
  "-- Nobody reads it.\ndelete from bookings where phone = ''",
  "lock table bookings",
  "vacuum full bookings",
])("refuses a migration with: %s", (sql) => {
  expect(findObjections(sql)).not.toEqual([]);
});

test.each([
  "create table a (id bigint primary key)--> statement-breakpoint\ncreate index b on a (id)",
  "alter table bookings add column x text default '' not null",
  "create index concurrently if not exists a on bookings (email)",
  "alter table bookings add constraint x check (phone <> '') not valid",
])("accepts a migration with: %s", (sql) => {
  expect(findObjections(sql)).toEqual([]);
});
