/** A backup, restore or move is refused or has failed; `message` says what happened and what to do. */
export class BackupError extends Error {
  override name = "BackupError";
}
