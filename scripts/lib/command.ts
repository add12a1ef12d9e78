import { loadEnvFile } from "../setup.js";

/**
 * Every command that opens the database imports this first, because modules of the app read the environment when they are
 * loaded. A setup error ends the command with its message and exit code 1.
 */
loadEnvFile();

process.once("uncaughtException", (error) => {
  const isSetupFault = [
    "EnvError",
    "StartError",
    "DataFolderInUseError",
    "BackupError",
    "TransferError",
  ].includes(error.name);
  console.error(isSetupFault ? error.message : error);
  process.exit(1);
});
