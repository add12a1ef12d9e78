/** What administrators read about backups on the dashboard. */

export const faults = {
  failed: "The last backup failed",
  incomplete: "The last backup found a fault",
  late: "There’s no backup of the last 26 hours",
};
export const lastMade = (time: string) => `The last complete backup is of ${time}.`;
export const noneMade = "No backup has been made yet.";
export const advice = {
  failed: "Tell whoever runs the server. This notice goes away with the next good backup.",
  incomplete: "The backup can be restored. Tell whoever runs the server what it found.",
  late: "Tell whoever runs the server that the nightly backup doesn’t run.",
};
export const copyLate = "Backups haven’t left the machine for 30 hours";
export const lastCopied = (time: string) => `The last copy elsewhere is of ${time}.`;
export const noneCopied = "No backup has been copied elsewhere yet.";
export const copyAdvice =
  "If the machine is lost, so are the backups since then. Tell whoever runs the server that the copy fails or doesn’t run.";
