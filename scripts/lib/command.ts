import { printError } from "./print-error";
import { loadEnvFile } from "../setup.js";

/**
 * Every command that opens the database imports this for its effect, and so first: sorted imports keep those without a name on top. Modules
 * of the app read the environment when they are loaded. A setup error ends the command with its message and exit code 1.
 */
loadEnvFile();

process.once("uncaughtException", (error) => {
  printError(error);
  process.exit(1);
});
