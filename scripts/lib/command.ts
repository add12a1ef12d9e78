import { printError } from "./print-error";
import { loadEnvFile } from "../setup.js";

/**
 * Each command that opens the database imports this module first, for its effect: sorted imports put those without a name on top, and the
 * app's modules read the environment when they are loaded. A setup error ends the command with its message and exit code 1.
 */
loadEnvFile();

process.once("uncaughtException", (error) => {
  printError(error);
  process.exit(1);
});
