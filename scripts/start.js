// @ts-check
/**
 * `npm start`: installs and builds what is missing, then serves with remix-serve in this process.
 * The app itself opens and migrates the database when it is loaded (app/boot.server.ts).
 */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { ensureBuilt, ensureInstalled, root } from "./setup.js";

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");
ensureInstalled();
ensureBuilt();

process.env.NODE_ENV ||= "production";
// Without a port remix-serve would quietly move to another one when 3000 is taken.
process.env.PORT ||= "3000";

process.once("uncaughtException", (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== "EADDRINUSE" && error.code !== "EACCES") console.error(error);
  else if (error.code === "EACCES") console.error(`Port ${process.env.PORT} may not be used by this user.`);
  else console.error(`Port ${process.env.PORT} is in use. Stop what uses it, or set PORT to another one.`);
  process.exit(1);
});

const require = createRequire(import.meta.url);
const cli = require.resolve("@remix-run/serve/dist/cli.js");
// remix-serve prints a plain line a request; the app logs the same as JSON, so that line goes.
createRequire(cli)("morgan").format("tiny", () => undefined);

process.argv[2] = "build/server/index.js";
require(cli);
