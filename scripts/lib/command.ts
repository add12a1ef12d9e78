import { loadEnvFile } from "../setup.js";

/**
 * Imported first by each command that opens the database: the app's modules read the environment when they are
 * loaded. A fault of the setup, there or later, ends the command with its message and status 1.
 */
loadEnvFile();

process.once("uncaughtException", (error) => {
  const isSetupFault = ["EnvError", "StartError", "DataFolderInUseError"].includes(error.name);
  console.error(isSetupFault ? error.message : error);
  process.exit(1);
});
