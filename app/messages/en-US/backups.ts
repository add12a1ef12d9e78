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
