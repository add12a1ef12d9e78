// @ts-check
/** `npm test`: installs and builds if necessary, then runs every test. Passes its arguments to Vitest. */
import { runVitest } from "./run-vitest.js";
import { ensureBuilt, ensureInstalled, root } from "./setup.js";

process.chdir(root);
ensureInstalled();
await ensureBuilt();
runVitest(process.argv.slice(2));
