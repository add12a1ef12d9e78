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

/** On `globalThis`, because each file has its own modules (fresh-modules.ts). */
const shared = globalThis as typeof globalThis & { testApp?: AppServer };

/** Registers a task that runs after the last test of a fixture's scope. Can be called once per fixture. */
type OnCleanup = (task: () => Promise<void> | void) => void;

/**
 * Returns the app that the test files of this process share, one after the other. Starting an app takes longer than most files, and a
 * running app has compiled its pages. Returns null with the embedded database, because only the app's process could empty that database.
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
 * Returns the app of a test file. It has the database of a first start with the records that `fill` stores, no files, and only this file's
 * output.
 *
 * @param lent from the fixture `lentApp`; null to start an app for this file
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

/** Throws if an earlier file changed settings: a process never returns to an earlier version of the settings. */
async function requireDefaults(home: AppHome) {
  const changed = await withDatabaseOf(home, () =>
    rows(db(), sql`select from site_settings where values <> '{}'`),
  );
  if (changed.length > 0)
    throw new Error(
      "These tests changed the settings of an app that other files use. Give this file an app of its own.",
    );
}

/** Whether other test files of this process also use the app. */
export const isLent = (app: AppServer): boolean => shared.testApp?.url === app.url;

/** A test of the built app. The files of a process share one app, and each begins with an empty database. */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixtures that it needs from the pattern
  .extend("lentApp", { scope: "worker" }, ({}, { onCleanup }) => startLentApp(onCleanup))
  .extend("app", { scope: "file" }, ({ lentApp }, { onCleanup }): Promise<AppServer> =>
    lendApp(lentApp, onCleanup),
  );
