/** The column heads of the CSV file that no answer of the form names. */
export const columns = {
  reference: "Reference",
  status: "Status",
  received: "Received (Pacific time)",
  completionDate: "Completion Date (Pacific time)",
  termsAccepted: "Terms Accepted (Pacific time)",
  termsVersion: "Terms Version",
  privacyConsent: "Privacy Consent (Pacific time)",
  privacyVersion: "Privacy Policy Version",
  showcaseConsent: "Showcase Consent (Pacific time)",
  viewed: "Viewed (Pacific time)",
  viewedBy: "Viewed By",
  stage: "Stage",
  stageChanged: "Stage Changed (Pacific time)",
  owner: "Owner",
  waitingFor: "Waiting For",
  waitingSince: "Waiting Since (Pacific time)",
  id: "Id",
};
export const inPacificTime = (column: string) => `${column} (Pacific time)`;
export const inDollars = (column: string) => `${column} (US dollars)`;
export const requestId = (advice: string, id: string) => `${advice} Request ID: ${id}`;
/** In the column of who has to act next. */
export const waiting = { us: "Us", them: "Customer", nobody: "" };
