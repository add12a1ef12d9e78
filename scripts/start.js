// @ts-check
/**
 * `npm start`: runs remix-serve in this process. In a clone it installs and builds first, if necessary. A release, or a start with
 * NODE_ENV=production, installs and builds nothing: if it is not ready, it ends with a one-line message. The app opens and migrates the
 * database when it is loaded (app/boot.server.ts).
 */
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import { findStartFault, isProductionStart } from "./check-ready.js";
import { printJson } from "./print-json.js";
import { ensureBuilt, ensureInstalled, loadEnvFile, root, tryPort } from "./setup.js";

// Several tasks that compile the embedded database would each keep their memory: row P21 of bench/README.md.
setFlagsFromString("--wasm-num-compilation-tasks=1");
process.chdir(root);
loadEnvFile();
// A terminal gets text for a person; any other output gets lines of JSON.
if (!process.stdout.isTTY) printJson();
if (isProductionStart()) {
  const fault = findStartFault();
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
} else {
  ensureInstalled();
  ensureBuilt();
}

process.env.NODE_ENV ||= "production";
// Without PORT, remix-serve would silently use another port when 3000 is in use.
process.env.PORT ||= "3000";

process.on("uncaughtException", (/** @type {NodeJS.ErrnoException} */ error) => {
  const explanation = explain(error);
  // Once loaded, the app logs any other error and ends the process.
  if (!explanation && process.listenerCount("uncaughtException") > 1) return;
  console.error(explanation ?? error);
  process.exit(1);
});

const port = Number(process.env.PORT);
// Checked before the app opens its database, because remix-serve would detect a used port only after that. The app reports an invalid port
// with the other errors of the environment.
if (Number.isInteger(port) && port >= 1 && port <= 65535) await tryPort(port, process.env.HOST || undefined);

const require = createRequire(import.meta.url);
const cli = require.resolve("@remix-run/serve/dist/cli.js");
// remix-serve prints one line per request with morgan; the app logs requests as JSON instead.
createRequire(cli)("morgan").format("tiny", () => undefined);

process.argv[2] = "build/server/index.js";
require(cli);

/**
 * Returns a clear message for a setup error; undefined for any other error.
 *
 * @param {NodeJS.ErrnoException} error
 */
function explain({ name, code, message, syscall }) {
  const { HOST, PORT } = process.env;
  if (name === "EnvError") return message;
  if (syscall !== "listen" && syscall !== "getaddrinfo") return undefined;
  if (code === "EADDRINUSE") return `Port ${PORT} is in use. Stop what uses it, or set PORT to another one.`;
  if (code === "EACCES") return `Port ${PORT} may not be used by this user. Set PORT to one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST ${HOST} is no address of this machine. Set HOST to one that is, or leave it out.`;
}
