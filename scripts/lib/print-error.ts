/** Prints only the message of a setup error, and everything about any other error. */
export function printError(error: unknown): void {
  const isSetupFault = [
    "EnvError",
    "StartError",
    "DataFolderInUseError",
    "BackupError",
    "StorageFullError",
    "StorageUnavailableError",
  ].includes(error instanceof Error ? error.name : "");
  console.error(isSetupFault && error instanceof Error ? error.message : error);
}
