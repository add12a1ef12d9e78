// @ts-check
/** `npm run build`: builds the app, even if the build is up to date. */
import { build, ensureInstalled, loadEnvFile, root } from "./setup.js";

process.chdir(root);
loadEnvFile();
ensureInstalled();
build();
