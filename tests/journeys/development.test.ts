import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startApp } from "#tests/support/app-server";
import { freePort } from "#tests/support/postgres-server";

const reloadScript = "/app/site/reload-on-change.js";

let app: AppServer;
beforeAll(async () => {
  const port = String(await freePort());
  app = await startApp({
    program: ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--host", "127.0.0.1", "--port", port],
    env: { NODE_ENV: "development", PORT: port },
  });
});
afterAll(() => app.stop());

const open = async (path: string) => (await fetch(new URL(path, app.url))).text();

test("D25: the development server reloads a page without React when its source changes", async () => {
  expect(await open("/")).toContain(reloadScript);
  expect(await open(reloadScript)).toContain("/@vite/client");
});

test("D25: the development server leaves pages with React to hot updates", async () => {
  expect(await open("/booking")).not.toContain(reloadScript);
});
