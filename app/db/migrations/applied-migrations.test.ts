import { describe, expect, test } from "vitest";
import { StartError } from "~/process/tell-operator.server";
import { planMigrations } from "./applied-migrations.server";
import {
  hashOf,
  isConcurrent,
  type Migration,
  oldestCompatible,
  releaseMigrations,
  withoutConcurrently,
} from "./release-migrations.server";

const release = releaseMigrations();
const newest = release.at(-1) ?? { name: "", createdAt: 0 };

function newer(sql: string): Migration {
  return { name: "9000_newer", hash: hashOf(sql), createdAt: newest.createdAt + 1, sql };
}

describe("a release that was rolled back", () => {
  test("runs on a schema to which a newer release has added something", () => {
    const added = newer("alter table bookings add column newer text");
    expect(planMigrations([...release, added], release)).toEqual({ pending: [], newer: ["9000_newer"] });
    expect(oldestCompatible([...release, added])).toBe(oldestCompatible(release));
  });

  test("refuses a schema from which a newer release has removed something, and names the release that it needs", () => {
    const taken = newer("-- requires: 8999_unused\nalter table bookings drop column purpose");
    expect(oldestCompatible([...release, taken])).toBe("8999_unused");
    expect(() => planMigrations([...release, taken], release)).toThrow(StartError);
    expect(() => planMigrations([...release, taken], release)).toThrow(
      /needs a release that has 8999_unused/,
    );
  });
});

test("finds the pending migrations by their time in the journal", () => {
  expect(planMigrations([], release).pending).toEqual(release);
  expect(planMigrations(release.slice(0, -1), release).pending).toEqual(release.slice(-1));
});

test("a migration runs concurrently only when all its statements do", () => {
  const index = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "b" ("c");';
  expect(isConcurrent({ sql: `${index}--> statement-breakpoint\nDROP INDEX CONCURRENTLY "d";` })).toBe(true);
  expect(isConcurrent({ sql: `-- Why.\n${index}` })).toBe(true);
  expect(
    isConcurrent({ sql: `${index}--> statement-breakpoint\nALTER TABLE "b" ADD COLUMN "e" text;` }),
  ).toBe(false);
  expect(withoutConcurrently(index)).toBe('CREATE INDEX  IF NOT EXISTS "a" ON "b" ("c");');
  expect(withoutConcurrently("insert into a values ('create index concurrently')")).toContain("concurrently");
});
