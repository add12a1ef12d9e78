import { plural } from "~/messages/plural";

/** A booking's stage, status, the side that has to act, and the history. */

export const stages = {
  new: "New",
  "in-review": "In review",
  quoted: "Quoted",
  scheduled: "Scheduled",
  done: "Done",
  declined: "Declined",
  canceled: "Canceled",
};

/** Customers' languages, in English for staff. */
export const languages = {
  "en-US": "English",
  vi: "Vietnamese",
  "fr-BE": "French (Belgium)",
  "fr-CA": "French (Canada)",
};
export const language = {
  label: "Language",
  any: "Any",
  /** A condition in the list's filter. */
  condition: (name: string) => `Language: ${name}`,
  /** Shown beside a customer who does not read English. */
  reads: (name: string) => `Reads ${name}`,
  /** Above a text that staff write to a customer who does not read English. */
  ownWords: (name: string) =>
    `The customer reads ${name}. What you write is sent as you write it; everything around it is in ${name}.`,
  /** The same for a suggested text. */
  suggested: (name: string) =>
    `The customer reads ${name}. If you leave this text as it is, they get it in ${name}. Your own words are sent as you write them.`,
  /** Above the customer's page, which staff see in English. */
  asCustomer: (name: string) => `The customer sees it in ${name}.`,
};

/** The side that has to act, and the time that it has had to act. */
export const waits = {
  us: (time: string) => `Waiting for us, ${time}`,
  them: (time: string) => `Waiting for the customer, ${time}`,
  visit: "Waiting for the visit",
};

export const waitedDays = plural({ one: "# day", other: "# days" });
export const waitedHours = plural({ one: "# hour", other: "# hours" });
export const waitedMinutes = plural({ one: "# minute", other: "# minutes" });

/** Replaces a staff member's email in the history. */
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
  quoteAcceptedHow: (number: string, total: string, how: string, actor: string) =>
    `Quote ${number} (${total}) accepted by the customer ${how}, recorded by ${actor}`,
  acceptedHow: {
    phone: (day: string) => `by phone on ${day}`,
    paper: (day: string) => `in writing on ${day}`,
    person: (day: string) => `in person on ${day}`,
  },
  quoteDeclined: (number: string, total: string) => `Quote ${number} (${total}) declined by the customer`,
  quoteWithdrawn: (number: string, total: string, actor: string) =>
    `Quote ${number} (${total}) withdrawn by ${actor}`,
  quoteExpired: (number: string, total: string) => `Quote ${number} (${total}) expired without an answer`,
  visitScheduled: (time: string, actor: string) => `Visit scheduled for ${time} by ${actor}`,
  visitChanged: (time: string, actor: string) => `Visit changed to ${time} by ${actor}`,
  visitCanceled: (time: string, actor: string) => `Visit on ${time} canceled by ${actor}`,
  deliveryPublished: (version: string, title: string, actor: string) =>
    `Results version ${version} (${title}) published by ${actor}`,
  deliveryWithdrawn: (version: string, title: string, actor: string) =>
    `Results version ${version} (${title}) withdrawn by ${actor}`,
  resultsShared: "The customer made a link to share the results",
  duplicateDismissed: (reference: string, actor: string) =>
    `Marked as a different request than ${reference} by ${actor}`,
  resultsShareEnded: (actor: string) => `Link to share the results ended by ${actor}`,
  publicTourMade: (title: string, actor: string) => `Public link “${title}” made by ${actor}`,
  publicTourExtended: (title: string, actor: string) => `Public link “${title}” given a new end by ${actor}`,
  publicTourEnded: (title: string, actor: string) => `Public link “${title}” ended by ${actor}`,
  dateRequested: (time: string) => `The customer asked for another date: ${time}`,
  mailFailed: "An email to the customer came back",
  emailCorrected: (actor: string) => `Customer’s email address corrected, and email sent again by ${actor}`,
  corrected: (actor: string, changes: string) => `Corrected by ${actor}. ${changes}`,
  correction: (label: string, before: string, after: string) => `${label}: “${before}” is now “${after}”.`,
  cleared: (label: string, before: string) => `${label}: “${before}” was removed.`,
  filledIn: (label: string, after: string) => `${label}: “${after}” was added.`,
  fileAdded: (name: string, actor: string) => `File ${name} added by ${actor}`,
  linkRenewed: (actor: string) => `Customer’s private link renewed by ${actor}`,
};

export const statusPending = "Pending";
export const statusViewed = "Viewed";
export const statusUnknown = "Unknown";

export const completionDate = {
  format: "Enter the completion date as a date and time, or leave it blank",
  range: (first: number, last: number) => `Enter a completion date from ${first} to ${last}`,
};
export const note = {
  missing: "Enter a note",
  tooLong: plural({ other: "Shorten the note to # characters or fewer" }),
};
