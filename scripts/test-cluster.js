// @ts-check
/**
 * `npm run test:cluster`: runs the journeys and the browser tests against two processes behind nginx, on PostgreSQL and S3.
 * Passes its arguments to Vitest.
 */
import { ensureBuilt, ensureInstalled, root, run } from "./setup.js";

process.chdir(root);
ensureInstalled();
await ensureBuilt();
const projects = ["--project", "journeys", "--project", "browser"];
run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...projects, ...process.argv.slice(2)], {
  NODE_ENV: "test",
  TEST_TARGET: "cluster",
});
