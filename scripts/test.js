// @ts-check
/** `npm test`: installs and builds what is missing, then runs every test. Arguments go to Vitest. */
import { ensureBuilt, ensureInstalled, root, run } from "./setup.js";

process.chdir(root);
ensureInstalled();
ensureBuilt();
run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...process.argv.slice(2)], {
  NODE_ENV: "test",
});
