import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig, type Plugin } from "vitest/config";
import { browserScript } from "./scripts/vite/browser-script-plugin";
import { messages } from "./scripts/vite/messages-plugin";
import { findPrograms } from "./tests/support/database/postgres-server";
import { LongestFirst } from "./tests/support/vitest/longest-first";

const setup = ["tests/support/vitest/fresh-modules.ts", "tests/support/vitest/each-file.ts"];
const databaseTests = [
  "app/**/*.server.test.ts",
  "app/**/*.server.test.tsx",
  "tests/integration/**/*.test.ts",
];

/**
 * Database tests whose assertions do not depend on the engine: tests of routes, the API and transports, because the tests of the data layer
 * run on both engines, and every test that begins with the line `// @one-engine`. If PostgreSQL is installed, they run only on PostgreSQL,
 * which takes half the time.
 */
const engineIndependent = [
  "app/{back-office,files/transport,forms,process,routes,server}/**/*.server.test.{ts,tsx}",
  "tests/integration/**/*.test.ts",
  ...readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".server.test.ts"))
    .map((name) => `app/${name}`)
    .filter((file) => readFileSync(file, "utf8").startsWith("// @one-engine")),
];
const hasPostgres = process.env.TEST_DATABASE_URL !== undefined || findPrograms() !== undefined;

/** Omits the Remix plugin, which does not work inside of Vitest. Scripts are not bundled, because no test loads them. */
const plugins = () => [messages(), browserScript([], []), tsconfigPaths()];

/** Reports that the run lacks the project `postgres`, which has the tests that `pglite` leaves out. */
const reportSkippedTests: Plugin = {
  name: "datum3d:skipped-tests",
  configureVitest({ vitest }) {
    if (hasPostgres && !vitest.matchesProjectFilter("postgres"))
      process.stdout.write(
        "The project pglite leaves out the tests of routes and the API, and files that begin with // @one-engine: add --project postgres.\n",
      );
  },
};

/** The cache of compiled modules, which the projects of this run share. */
const moduleCache = mkdtempSync(path.join(tmpdir(), "datum3d-compiled-"));
process.once("exit", () => rmSync(moduleCache, { recursive: true, force: true }));

/**
 * Several files run in parallel, so two cores have work while one test waits. Unit and database tests wait only for a database. Tests that
 * start the app also wait for a browser's frames and timers, or for the app's timeouts.
 */
const unitGroup = { maxWorkers: 3, sequence: { groupOrder: 0, setupFiles: "list" as const } };
const appGroup = { maxWorkers: 4, sequence: { groupOrder: 1, setupFiles: "list" as const } };

const shared = {
  env: { NODE_ENV: "test" as const, LOG_LEVEL: "silent" },
  // Processes run several files, each with fresh modules: see tests/support/vitest/fresh-modules.ts.
  isolate: false,
  // Modules are compiled once for all projects, because each project reads most of the app.
  experimental: { fsModuleCache: true, fsModuleCachePath: moduleCache },
};

/** Returns a project that starts the built app or other programs. It runs the tests in the folder `tests/<name>`. */
const appProject = (name: string, options: object = {}) => ({
  plugins: plugins(),
  test: {
    ...shared,
    ...appGroup,
    name,
    include: [`tests/${name}/**/*.test.ts`],
    provide: { appEngine: "postgres" as const },
    setupFiles: setup,
    hookTimeout: 180_000,
    testTimeout: 180_000,
    ...options,
  },
});

/** `npm run test:faults` is `--mode faults`, which runs the faults that take minutes each, one at a time. */
export default defineConfig(({ mode }) => ({
  plugins: plugins(),
  test: {
    // The projects do not inherit this setting, because each of them would start another database.
    globalSetup: "tests/support/vitest/global-setup.ts",
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: plugins(),
        test: {
          ...shared,
          ...unitGroup,
          name: "unit",
          testTimeout: 20_000,
          include: ["app/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: databaseTests,
          setupFiles: setup,
        },
      },
      {
        plugins: plugins(),
        test: {
          ...shared,
          ...unitGroup,
          name: "components",
          testTimeout: 20_000,
          include: ["app/**/*.test.tsx"],
          exclude: databaseTests,
          environment: "jsdom",
          // Node.js would resolve the client for Node.js, which cannot read a browser's files.
          alias: { "tus-js-client": "tus-js-client/lib.es5/browser/index.js" },
          setupFiles: [...setup, "tests/support/vitest/unmount-components.ts"],
        },
      },
      ...(["pglite", "postgres"] as const).map((engine) => ({
        plugins: engine === "pglite" ? [...plugins(), reportSkippedTests] : plugins(),
        test: {
          ...shared,
          ...unitGroup,
          name: engine,
          include: databaseTests,
          exclude: engine === "pglite" && hasPostgres ? engineIndependent : [],
          provide: { engine },
          setupFiles: [
            ...setup,
            "tests/support/vitest/test-folder.ts",
            "tests/support/vitest/shared-database.ts",
          ],
          hookTimeout: 30_000,
          testTimeout: 20_000,
        },
      })),
      appProject("journeys"),
      appProject("processes"),
      appProject("faults"),
      ...(mode === "faults" ? [appProject("long-faults", { maxWorkers: 1 })] : []),
      appProject("browser", {
        globalSetup: "tests/support/vitest/find-chromium.ts",
        expect: { poll: { timeout: 15_000 } },
      }),
    ],
  },
}));
