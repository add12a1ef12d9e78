import { inject } from "vitest";
import { type AppHome, createPostgresHome, folderHome } from "./home";
import { type AppServer, startProcess } from "./process";

export { adminEmail, adminPassword, type AppServer } from "./process";

declare module "vitest" {
  interface ProvidedContext {
    /** The database of the apps that tests start; embedded if undefined. */
    appEngine?: "postgres";
  }
}

interface AppSettings {
  env?: Record<string, string>;
  /** From `createAppHome`; by default a new one with an empty database. */
  home?: AppHome;
}

/**
 * Creates the home of an app with a migrated, empty database, for tests that fill it before the app starts. Browser tests and journeys use
 * PostgreSQL if it is installed, because an app starts in half the time with it. A journey that needs the embedded database passes
 * `folderHome()`.
 */
export async function createAppHome(): Promise<AppHome> {
  const server = inject("appEngine") === "postgres" ? inject("postgresUrl") : null;
  return server ? createPostgresHome(server) : folderHome();
}

/** Creates the home of one process for tests of either engine. Uses PostgreSQL if there is one, because it takes half the time. */
export async function createProcessHome(): Promise<AppHome> {
  const server = inject("postgresUrl");
  return server ? createPostgresHome(server) : folderHome();
}

/** Starts one process of the built app, on a home from `createAppHome`, and waits until it responds. */
export async function startApp({ env, home }: AppSettings = {}): Promise<AppServer> {
  return startProcess({ env, home: home ?? (await createAppHome()) });
}
