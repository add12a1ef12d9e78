// @ts-check
/** `npm test`: installs and builds if necessary, then runs every test. Passes its arguments to Vitest. */
import { ensureBuilt, ensureInstalled, root, run } from "./setup.js";

process.chdir(root);
ensureInstalled();
await ensureBuilt();
run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...process.argv.slice(2)], {
  NODE_ENV: "test",
});
