import { printError } from "./print-error";
import { loadEnvFile } from "../setup.js";

/**
 * Each command that opens the database imports this module first, so `.env` is loaded before the app's modules read the environment. The
 * formatter keeps imports without a name on top. A setup error ends the command with its message and exit code 1.
 */
loadEnvFile();

process.once("uncaughtException", (error) => {
  printError(error);
  process.exit(1);
});
