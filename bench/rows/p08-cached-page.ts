import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { startProcess } from "#tests/support/app/process";
import { paths } from "~/paths";
import { sharedApp } from "../app";
import { requestRate } from "../request-rate";
import type { Row } from "../row";

const seconds = 6;

export const cachedPage: Row = {
  id: "P8",
  what: "home page, requests/s, remix-serve",
  budget: "≥ 25× of the same route rendered uncached",
  aim: "≥ 50×",
  measure: async () => {
    const cached = await homePagesPerSecond((await sharedApp()).url);
    const uncached = await withUncachedApp(homePagesPerSecond);
    return `${(cached / uncached).toFixed(1)}× (${Math.round(cached)}/s, uncached ${Math.round(uncached)}/s)`;
  },
};

const homePagesPerSecond = (url: string) => requestRate(new URL(paths.home(), url), { seconds });

/** The same build without cache headers, so that each request renders the page. */
async function withUncachedApp(task: (url: string) => Promise<number>): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-uncached-"));
  const build = path.join(folder, "build.mjs");
  writeFileSync(
    build,
    `import * as build from ${JSON.stringify(pathToFileURL(path.resolve("build/server/index.js")).href)};
export * from ${JSON.stringify(pathToFileURL(path.resolve("build/server/index.js")).href)};
export const routes = Object.fromEntries(
  Object.entries(build.routes).map(([id, route]) => [id, { ...route, module: { ...route.module, headers: undefined } }]),
);
`,
  );
  const remixServe = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");
  try {
    const app = await startProcess({ program: [remixServe, build] });
    try {
      return await task(app.url);
    } finally {
      await app.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
