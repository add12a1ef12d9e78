import { loadEnvFile } from "../setup.js";

/**
 * Every command that opens the database imports this first, because modules of the app read the environment when they are
 * loaded. A setup error ends the command with its message and exit code 1.
 */
loadEnvFile();

process.once("uncaughtException", (error) => {
  printError(error);
  process.exit(1);
});

/** Prints the message of a setup error, and everything about any other error. */
export function printError(error: unknown): void {
  const isSetupFault = [
    "EnvError",
    "StartError",
    "DataFolderInUseError",
    "BackupError",
    "TransferError",
    "StorageFullError",
    "StorageUnavailableError",
  ].includes(error instanceof Error ? error.name : "");
  console.error(isSetupFault && error instanceof Error ? error.message : error);
}
