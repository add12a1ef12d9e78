import { inject } from "vitest";
import { createClusterHome, startBehindNginx } from "./cluster";
import { type AppHome, createPostgresHome, folderHome } from "./home";
import { type AppServer, startProcess } from "./process";

export { adminEmail, adminPassword, type AppServer } from "./process";

declare module "vitest" {
  interface ProvidedContext {
    /** The database of the apps that tests start; embedded if undefined. */
    appEngine?: "postgres";
  }
}

/**
 * Whether the tests run against two processes behind nginx, on PostgreSQL and S3, as by `npm run test:cluster`, in place of one process.
 */
export const isCluster = process.env.TEST_MODE === "cluster";

/**
 * Checks what a change leads to: at once with one process, which knows of its own change. In a cluster until it holds, because the
 * other process and nginx know within five seconds.
 */
export async function soon(check: () => Promise<void>): Promise<void> {
  const deadline = isCluster ? Date.now() + 20_000 : 0;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Why a test of what one process does by itself is skipped in a cluster. */
export const onlyOneProcess = "reads the open files of one process, which sends them from its own disk";

interface AppSettings {
  env?: Record<string, string>;
  /** From `createAppHome`; by default a new one with an empty database. */
  home?: AppHome;
}

/**
 * Creates the home of an app with a migrated, empty database, for tests that fill it before the app starts. Browser tests and journeys
 * use PostgreSQL where there is one, because an app starts in half the time with it; a journey that needs the embedded database gives
 * `folderHome()`.
 */
export async function createAppHome(): Promise<AppHome> {
  if (isCluster) return createClusterHome();
  const server = inject("appEngine") === "postgres" ? inject("postgresUrl") : null;
  return server ? createPostgresHome(server) : folderHome();
}

/**
 * Returns the home of one process, for tests to which the database does not matter: on PostgreSQL if there is one, which costs half as
 * much.
 */
export async function createProcessHome(): Promise<AppHome> {
  const server = inject("postgresUrl");
  return server ? createPostgresHome(server) : folderHome();
}

/**
 * Starts the built app and waits until it responds: one process with the embedded database, or in a cluster two processes behind
 * nginx. A test that needs one process of its own, to kill it or to see its folder, takes `startProcess` instead.
 */
export async function startApp({ env, home }: AppSettings = {}): Promise<AppServer> {
  const settings = { env, home: home ?? (await createAppHome()) };
  return isCluster ? startBehindNginx(settings.home, settings) : startProcess(settings);
}
