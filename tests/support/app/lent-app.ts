import { sql } from "drizzle-orm";
import { test as base } from "vitest";
import { administer } from "#tests/support/database/create-database";
import { resetFunction } from "#tests/support/database/reset-function";
import { db, rows } from "~/db/client.server";
import { env } from "~/process/env.server";
import { ensureFirstAdmin } from "~/staff/accounts/first-admin.server";
import { type AppHome, withDatabaseOf } from "./home";
import { findLeaks, requireNone } from "./log";
import { adminEmail, adminPassword, type AppServer, createAppHome, startApp } from "./server";

/** Kept on `globalThis`: each file has modules of its own (fresh-modules.ts). */
const shared = globalThis as typeof globalThis & { testApp?: AppServer };

/** Registers what runs after the last test of a fixture's scope; once for each fixture. */
type OnCleanup = (task: () => Promise<void> | void) => void;

/**
 * Returns the app that the test files of this process use one after the other: to start one takes longer than most files, and one that
 * runs has compiled what the next file asks for. Null with the embedded database, which only the process of its app can empty.
 */
async function startLentApp(onCleanup: OnCleanup): Promise<AppServer | null> {
  if (shared.testApp) return shared.testApp;
  const home = await createAppHome();
  if (!home.databaseUrl) return null;
  await administer(home.databaseUrl, resetFunction);
  const app = await startApp({ home });
  onCleanup(app.stop);
  shared.testApp = app;
  return app;
}

/**
 * Returns the app of a test file with the database of a first start, and in it what `fill` stores, without files, and with the output
 * of this file alone.
 *
 * @param lent from the fixture `lentApp`; null for an app that is started for this file
 */
export async function lendApp(
  lent: AppServer | null,
  onCleanup: OnCleanup,
  fill: (home: AppHome) => Promise<unknown> = () => Promise.resolve(),
): Promise<AppServer> {
  if (!lent) {
    const home = await createAppHome();
    await withDatabaseOf(home, () => fill(home));
    const app = await startApp({ home });
    onCleanup(app.stop);
    return app;
  }
  for (const name of lent.home.files.names()) lent.home.files.remove(name);
  await withDatabaseOf(lent.home, async () => {
    await db().execute(sql`select test_support.reset()`);
    await ensureFirstAdmin({ ...env(), ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword });
    await fill(lent.home);
  });
  const secrets = { ADMIN_PASSWORD: adminPassword, ...lent.home.env };
  const told = lent.output().length;
  const output = () => lent.output().slice(told);
  onCleanup(async () => {
    requireNone(findLeaks(output(), secrets));
    await requireDefaults(lent.home);
  });
  return { ...lent, output };
}

/** A process never goes back to an earlier version of the settings: what one file has set would hold for those after it. */
async function requireDefaults(home: AppHome) {
  const changed = await withDatabaseOf(home, () =>
    rows(db(), sql`select from site_settings where values <> '{}'`),
  );
  if (changed.length > 0)
    throw new Error(
      "These tests changed the settings of an app that other files use. Give this file an app of its own.",
    );
}

/** Whether other test files of this process use the app, too. */
export const isLent = (app: AppServer): boolean => shared.testApp?.url === app.url;

/** A test of the built app: the files of a process share one app, and each begins with an empty database. */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixtures that it needs from the pattern
  .extend("lentApp", { scope: "worker" }, ({}, { onCleanup }) => startLentApp(onCleanup))
  .extend("app", { scope: "file" }, ({ lentApp }, { onCleanup }): Promise<AppServer> =>
    lendApp(lentApp, onCleanup),
  );
