// @one-engine

import postgres, { type Sql } from "postgres";
import { afterAll, describe, expect, inject, test, vi } from "vitest";
import { createDatabase } from "#tests/support/database/create-database";
import { StartError } from "~/process/tell-operator.server";
import { migratePostgres } from "./migrate-postgres.server";
import { hashOf, type Migration, releaseMigrations } from "./release-migrations.server";

vi.setConfig({ testTimeout: 60_000 });

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

async function openDatabase(): Promise<{ url: string; client: Sql }> {
  const { url, drop } = await createDatabase(inject("postgresUrl") ?? "");
  const client = postgres(url, {
    max: 4,
    onnotice: () => undefined,
    connection: { application_name: "psql" },
  });
  ends.push(drop, () => client.end());
  return { url, client };
}

/** Returns the migrations of this release, followed by one for each source. */
function withNext(...sources: string[]): Migration[] {
  const release = releaseMigrations();
  const createdAt = release.at(-1)?.createdAt ?? 0;
  const next = sources.map((sql, index) => ({
    name: `${9000 + index}_next`,
    hash: hashOf(sql),
    createdAt: createdAt + 1 + index,
    sql,
  }));
  return [...release, ...next];
}

async function hasColumn(client: Sql, name: string): Promise<boolean> {
  const found = await client`
    select from pg_attribute where attrelid = 'bookings'::regclass and attname = ${name}`;
  return found.length === 1;
}

async function holdTransaction(client: Sql, statement: string) {
  const session = await client.reserve();
  await session`begin`;
  await session.unsafe(statement);
  const [row] = await session<[{ pid: number }]>`select pg_backend_pid() as pid`;
  const end = async () => {
    await session`commit`;
    session.release();
  };
  return { pid: row.pid, end };
}

const readBookings = "select count(*) from bookings";

describe.runIf(inject("engine") === "postgres")("while others use the database", () => {
  test("a migration behind a long reader lets the site's queries pass, names the reader, and completes after it", async () => {
    const { url, client } = await openDatabase();
    const reader = await holdTransaction(client, readBookings);
    const seen: { what: string; pids: number[] }[] = [];
    let isMigrated = false;
    let migrated = Promise.resolve();
    await new Promise<void>((isWaiting) => {
      migrated = migratePostgres(url, {
        migrations: withNext("alter table bookings add column next_one text"),
        onWait: (what, holders) => {
          seen.push({ what, pids: holders.map(({ pid }) => pid) });
          isWaiting();
        },
      }).then(() => {
        isMigrated = true;
      });
    });
    // A query after the migration waits for the migration, and not for the reader.
    expect(await client`select count(*)::int as count from bookings`).toEqual([{ count: 0 }]);
    expect(isMigrated).toBe(false);
    await reader.end();
    await migrated;
    expect(seen[0]).toEqual({ what: "The migration 9000_next", pids: [reader.pid] });
    expect(await hasColumn(client, "next_one")).toBe(true);
  });

  test("a migration that never gets its lock names the session that holds it, and leaves no change", async () => {
    const { url, client } = await openDatabase();
    const reader = await holdTransaction(client, readBookings);
    const migrations = withNext(
      "create table next_table (id int)--> statement-breakpoint\nalter table bookings add column x text",
    );
    const failed = await migratePostgres(url, { migrations, maxWait: 1_000 }).catch(
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(StartError);
    expect((failed as Error).message).toMatch(
      new RegExp(
        `^The migration 9000_next waited 1 seconds for a lock that process ${reader.pid} \\(psql, user \\w+, idle in transaction, for \\d+ s\\) holds\\. .*pg_terminate_backend\\(${reader.pid}\\)`,
      ),
    );
    await reader.end();
    expect(await client`select to_regclass('next_table') as name`).toEqual([{ name: null }]);
  });

  test("one of two processes migrates, and the other continues after it", async () => {
    const { url, client } = await openDatabase();
    const migrations = withNext("create table next_table (id int primary key)");
    await Promise.all([migratePostgres(url, { migrations }), migratePostgres(url, { migrations })]);
    expect(await client`select from drizzle.__drizzle_migrations where name = '9000_next'`).toHaveLength(1);
  });

  test("builds an index while a transaction writes, and replaces an invalid index of an interrupted start", async () => {
    const { url, client } = await openDatabase();
    await client`create table next_table (id int)`;
    await client`insert into next_table values (1), (1)`;
    // A failed index remains in the catalog, marked as invalid.
    await expect(client`create unique index concurrently next_idx on next_table (id)`).rejects.toThrow(
      "could not create",
    );
    const writer = await holdTransaction(client, "insert into next_table values (2)");
    const waited: string[] = [];
    await migratePostgres(url, {
      migrations: withNext("create index concurrently if not exists next_idx on next_table (id)"),
      onWait: (what) => {
        waited.push(what);
        void writer.end();
      },
    });
    expect(waited).toEqual(["The migration 9000_next"]);
    expect(
      await client`select indisvalid as valid, indisunique as unique from pg_index where indexrelid = 'next_idx'::regclass`,
    ).toEqual([{ valid: true, unique: false }]);
  });
});

describe.runIf(inject("engine") === "postgres")("each migration is a separate transaction", () => {
  test("so the migrations before a failed one stay, and the next start continues there", async () => {
    const { url, client } = await openDatabase();
    const [first, second] = [
      "alter table bookings add column one text",
      "alter table nothing add column two text",
    ];
    await expect(migratePostgres(url, { migrations: withNext(first, second) })).rejects.toThrow(/nothing/);
    expect(await hasColumn(client, "one")).toBe(true);
    await migratePostgres(url, { migrations: withNext(first, "alter table bookings add column two text") });
    expect(await hasColumn(client, "two")).toBe(true);
  });

  test("and the database stores the SQL of all migrations, also of those that an older release applied", async () => {
    const { url, client } = await openDatabase();
    await client`update drizzle.__drizzle_migrations set name = null, sql = null`;
    await migratePostgres(url);
    const kept = await client<{ name: string; hash: string; sql: string }[]>`
      select name, hash, sql from drizzle.__drizzle_migrations order by created_at`;
    expect(kept.map(({ name }) => name)).toEqual(releaseMigrations().map(({ name }) => name));
    for (const { hash, sql } of kept) expect(hashOf(sql)).toBe(hash);
  });
});
