// @one-engine

import "#tests/support/vitest/test-folder";
import { rmSync } from "node:fs";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { createSite, engines, eventCount, fillSite, openSite, type Site } from "#tests/support/backup/sites";
import { administer } from "#tests/support/database/create-database";
import { bookingRow } from "#tests/support/records/bookings";
import { rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { databaseFolder } from "~/db/embedded-folder.server";
import * as schema from "~/db/schema.server";
import { moveDatabase } from "./move.server";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A move is always from the embedded database to PostgreSQL, so one project tests it. */
const canRun = inject("engine") === "postgres" && engines().includes("postgresql");

let site: Site;
let target: Site;
let url: string;

beforeAll(async () => {
  if (!canRun) return;
  site = await createSite("embedded", "tables");
  await fillSite(site);
});
beforeEach(async (context) => {
  if (!canRun) return context.skip("runs with PostgreSQL only");
  target = await createSite("postgresql", "nothing");
  url = target.settings.databaseUrl ?? "";
  return target.remove;
});
afterAll(() => (canRun ? site.remove() : undefined));

async function readRows(db: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of Object.values(schema).filter((value) => is(value, PgTable))) {
    const found = await rows<{ line: string }>(db, sql`select (${table}.*)::text as line from ${table}`);
    all[getTableName(table)] = found.map(({ line }) => line).sort();
  }
  return all;
}

test("moves every row to PostgreSQL, where the site continues, and keeps the embedded database", async () => {
  const before = await openSite(site, ({ db }) => readRows(db));
  const counts = await moveDatabase(site.settings.dataDir, url);
  expect(counts.get("booking_events")).toBe(eventCount);
  await openSite(target, async ({ db }) => {
    expect(await readRows(db)).toEqual(before);
    const [booking] = await db.insert(schema.bookings).values(bookingRow()).returning();
    expect(await db.select().from(schema.bookingCounts)).toMatchObject([{ total: 10, pending: 10 }]);
    const [event] = await db
      .insert(schema.bookingEvents)
      .values({ bookingId: booking?.id ?? "", kind: "viewed" })
      .returning();
    expect(event?.id).toBeGreaterThan(eventCount);
    await expect(db.delete(schema.auditEntries)).rejects.toThrow();
  });
  expect(await openSite(site, ({ db }) => readRows(db))).toEqual(before);
  await expect(moveDatabase(site.settings.dataDir, url)).rejects.toThrow(
    /is not empty\. Create an empty database\. Nothing was changed\.$/,
  );
});

test("refuses a database that is not empty, and a folder without one", async () => {
  await administer(url, "create table of_another_program (id int)");
  await expect(moveDatabase(site.settings.dataDir, url)).rejects.toThrow(/is not empty\./);
  const empty = await createSite("embedded", "tables");
  rmSync(databaseFolder(empty.settings.dataDir), { recursive: true });
  await expect(moveDatabase(empty.settings.dataDir, url)).rejects.toThrow(/nothing to move\.$/);
  await empty.remove();
});
