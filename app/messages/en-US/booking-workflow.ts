/** The work on a booking: its stages, and what its history says about them. */

export const stages = {
  new: "New",
  "in-review": "In review",
  quoted: "Quoted",
  scheduled: "Scheduled",
  done: "Done",
  declined: "Declined",
  canceled: "Canceled",
};

export const waitingFor = {
  us: "Waiting for us",
  them: "Waiting for the customer",
  nobody: "Nothing to wait for",
};

/** In place of a staff member's email in the history. */
export const visitor = "the customer";

export const history = {
  stageChanged: (from: string, to: string, actor: string) =>
    `Stage changed from ${from} to ${to} by ${actor}`,
  ownerChanged: (name: string, actor: string) => `Assigned to ${name} by ${actor}`,
  ownerRemoved: (actor: string) => `Assigned to nobody by ${actor}`,
  messageSent: (actor: string) => `Message sent by ${actor}`,
  messageReceived: "Message received from the customer",
  fileReceived: (name: string) => `${name} received from the customer`,
  quoteSent: (number: string, total: string, actor: string) => `Quote ${number} (${total}) sent by ${actor}`,
  quoteAccepted: (number: string, total: string) => `Quote ${number} (${total}) accepted by the customer`,
  quoteDeclined: (number: string, total: string) => `Quote ${number} (${total}) declined by the customer`,
  quoteWithdrawn: (number: string, total: string, actor: string) =>
    `Quote ${number} (${total}) withdrawn by ${actor}`,
  quoteExpired: (number: string, total: string) => `Quote ${number} (${total}) expired without an answer`,
  visitScheduled: (time: string, actor: string) => `Visit scheduled for ${time} by ${actor}`,
  visitChanged: (time: string, actor: string) => `Visit changed to ${time} by ${actor}`,
  visitCanceled: (time: string, actor: string) => `Visit on ${time} canceled by ${actor}`,
  dateRequested: (time: string) => `The customer asked for another date: ${time}`,
  mailRefused: "An email to the customer came back",
  emailCorrected: (actor: string) => `Customer’s email address corrected, and email sent again by ${actor}`,
  linkRenewed: (actor: string) => `Customer’s private link renewed by ${actor}`,
};
