// @ts-check
/**
 * `npm run test:cluster`: runs the journeys and the browser tests against two processes behind nginx, on PostgreSQL and S3.
 * Passes its arguments to Vitest.
 */
import { runVitest } from "./run-vitest.js";
import { ensureBuilt, ensureInstalled, root } from "./setup.js";

process.chdir(root);
ensureInstalled();
await ensureBuilt();
const projects = ["--project", "journeys", "--project", "browser"];
runVitest([...projects, ...process.argv.slice(2)], { TEST_TARGET: "cluster" });
