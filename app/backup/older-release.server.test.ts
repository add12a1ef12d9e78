// @one-engine

import "#tests/support/vitest/test-folder";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { createSite, type Engine, openSite, ownEngine, type Site } from "#tests/support/backup/sites";
import { bookingRow } from "#tests/support/records/bookings";
import { rows } from "~/db/client.server";
import { databaseFolder } from "~/db/embedded-folder.server";
import { applyMissing } from "~/db/migrations/applied-migrations.server";
import { hashOf, type Migration, releaseMigrations } from "~/db/migrations/release-migrations.server";
import { openPglite } from "~/db/pglite.server";
import { bookingCounts, bookings } from "~/db/schema.server";
import { literal } from "~/db/sql-parts.server";
import { createPgliteTransfer } from "~/db/transfer/pglite-transfer.server";
import type { TransferClient } from "~/db/transfer/transfer-client.server";
import { withPostgresTarget } from "./restore-target.server";
import { restoreBackup } from "./restore.server";
import { writeBackup } from "./write-backup.server";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const report = { progress: () => undefined, line: () => undefined };
const removals: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const remove of removals) await remove();
});

async function newSite(engine: Engine): Promise<Site> {
  const site = await createSite(engine, "nothing");
  removals.push(site.remove);
  return site;
}

/** Opens the database of a site without bringing its tables up to date. */
async function openAsItIs(
  { settings }: Site,
  work: (client: TransferClient) => Promise<void>,
): Promise<void> {
  if (settings.databaseUrl) return withPostgresTarget(settings.databaseUrl, work);
  mkdirSync(settings.dataDir, { recursive: true });
  const client = await openPglite(databaseFolder(settings.dataDir));
  try {
    await work(await createPgliteTransfer(client));
  } finally {
    await client.close();
  }
}

const secret = "a-secret-of-43-characters-as-the-app-has-it";
const { fullName, searchText, reference } = bookingRow({ fullName: "Olga Older" });
const insertOlga = `insert into bookings (reference, full_name, email, phone, contact_method, service_location,
  scan_type, purpose, budget_range, project_timeline, search_text) values (${literal(reference)}, ${literal(fullName)},
  'olga@example.com', '(818) 555-0142', 'Call', 'Van Nuys', 'Residential', 'Real Estate', 500, 'Flexible',
  ${literal(searchText)})`;

function newTarget(): string {
  const parent = mkdtempSync(path.join(tmpdir(), "datum3d-backup-"));
  removals.push(() => rmSync(parent, { recursive: true, force: true }));
  return path.join(parent, "backup");
}

const newest = releaseMigrations().length - 1;
/** The tables of the first release, and of the one before this. An embedded database takes seconds to create. */
const ages = ownEngine() === "embedded" ? [newest] : [2, newest];

test.each(ages)(
  "restores the backup of a release that had %i migrations, and updates its tables",
  async (count) => {
    const old = await newSite(ownEngine());
    await openAsItIs(old, async (client) => {
      await applyMissing(client, releaseMigrations().slice(0, count));
      await client.query(insertOlga);
    });
    const target = newTarget();
    const { manifest } = await writeBackup({
      settings: old.settings,
      store: old.store,
      secret,
      target,
      report,
    });
    expect(manifest.migrations).toEqual(releaseMigrations().slice(0, count));

    const { settings, store } = await newSite(ownEngine());
    await restoreBackup({ settings, store, folder: target, mayReplace: false, report });
    await openAsItIs({ ...old, settings }, async (client) => {
      const applied = await client.query<{ hash: string }>(
        "select hash from drizzle.__drizzle_migrations order by created_at, id",
      );
      expect(applied.map(({ hash }) => hash)).toEqual(releaseMigrations().map(({ hash }) => hash));
    });
    await openSite({ settings }, async ({ db }) => {
      expect(await db.select().from(bookings)).toMatchObject([
        { fullName: "Olga Older", reference, stage: "new", service: "", spamAt: null, erasedAt: null },
      ]);
      // As of this release: its triggers count, its indexes are there.
      await db.insert(bookings).values(bookingRow());
      expect(await db.select().from(bookingCounts)).toMatchObject([{ total: 2, pending: 2 }]);
      const found = await rows(db, sql`select from pg_indexes where indexname = 'bookings_spam_idx'`);
      expect(found).toHaveLength(1);
    });
  },
);

test("after a rollback, the release in use restores the backup that it wrote, with what the newer one had added", async () => {
  const site = await newSite(ownEngine());
  const statement = "alter table bookings add column newer text default 'kept'";
  const next: Migration = {
    name: "9000_newer",
    hash: hashOf(statement),
    createdAt: Date.UTC(2100, 0),
    sql: statement,
  };
  await openAsItIs(site, async (client) => {
    await applyMissing(client, [...releaseMigrations(), next]);
    await client.query(insertOlga);
  });
  const target = newTarget();
  await writeBackup({ settings: site.settings, store: site.store, secret, target, report });

  const { settings, store } = await newSite(ownEngine());
  await restoreBackup({ settings, store, folder: target, mayReplace: false, report });
  // The release runs on it.
  await openSite({ settings }, async ({ db }) => {
    expect(await db.select().from(bookings)).toMatchObject([{ fullName: "Olga Older" }]);
    expect(await rows(db, sql`select newer from bookings`)).toEqual([{ newer: "kept" }]);
  });
});
