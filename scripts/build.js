// @ts-check
/** `npm run build`: builds the app whether or not it is built. */
import { build, ensureInstalled, root } from "./setup.js";

process.chdir(root);
ensureInstalled();
build();
