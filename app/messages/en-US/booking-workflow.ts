import { plural } from "~/messages/plural";

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

/** The languages that customers read, as staff name them. */
export const languages = {
  "en-US": "English",
  vi: "Vietnamese",
  "fr-BE": "French (Belgium)",
  "fr-CA": "French (Canada)",
};
export const language = {
  label: "Language",
  any: "Any",
  /** In the filter of the list. */
  condition: (name: string) => `Language: ${name}`,
  /** Above what staff write to a customer who does not read English. */
  ownWords: (name: string) =>
    `The customer reads ${name}. What you write is sent as you write it; everything around it is in ${name}.`,
  /** The same where a text is suggested. */
  suggested: (name: string) =>
    `The customer reads ${name}. If you leave this text as it is, they get it in ${name}. Your own words are sent as you write them.`,
  /** Above the customer's page, which staff see in English. */
  asCustomer: (name: string) => `The customer sees it in ${name}.`,
};

/** Whose turn it is, and for how long. */
export const waits = {
  us: (time: string) => `Waits for us, ${time}`,
  them: (time: string) => `Waits for the customer, ${time}`,
  visit: "Waits for the visit",
};

/** How long somebody has waited. */
export const waitedDays = plural({ one: "# day", other: "# days" });
export const waitedHours = plural({ one: "# hour", other: "# hours" });
export const waitedLess = "less than 1 hour";

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
  deliveryPublished: (version: string, title: string, actor: string) =>
    `Results version ${version} (${title}) published by ${actor}`,
  deliveryWithdrawn: (version: string, title: string, actor: string) =>
    `Results version ${version} (${title}) withdrawn by ${actor}`,
  resultsShared: "The customer made a link to share the results",
  resultsShareEnded: (actor: string) => `Link to share the results ended by ${actor}`,
  dateRequested: (time: string) => `The customer asked for another date: ${time}`,
  mailRefused: "An email to the customer came back",
  emailCorrected: (actor: string) => `Customer’s email address corrected, and email sent again by ${actor}`,
  linkRenewed: (actor: string) => `Customer’s private link renewed by ${actor}`,
};

/** What staff add to a booking, and its status. */

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

/** Requests that staff, or the form itself, have marked as spam. */

export const spam = "Spam";
export const spamCount = (count: string) => `Spam (${count})`;

/** Why a request was marked. */
export const spamReasons = {
  staff: "Marked by staff",
  "hidden-field": "A hidden field was filled in",
  "too-fast": "Sent too fast for a person",
};

export const markSpam = "Mark as spam";
export const unmarkSpam = "Not spam";
export const markedSpam = "Marked as spam. It’s out of all lists and counts.";
export const unmarkedSpam = "No longer spam. Everything is as it was before.";
export const removedOn = (day: string) => `Removal on ${day}`;

/** On the page of a request that is marked. */
export const spamTitle = "This request is marked as spam";
export const byStaff = (actor: string, time: string) => `${actor} marked it on ${time}.`;
export const byFormerStaff = (time: string) => `A former colleague marked it on ${time}.`;
export const bySystem = {
  "hidden-field": (time: string) =>
    `The form or the API marked it on ${time} because a field that people can’t see was filled in.`,
  "too-fast": (time: string) =>
    `The form or the API marked it on ${time} because it was sent faster than a person can fill it in.`,
};
export const spamConsequence = (day: string) =>
  `It’s in no other list or count, and no email about it goes to the customer. It will be removed for good, with its files, on ${day}.`;
export const spamUndoHint = "If it’s a real request, choose “Not spam.”";

/** The visitor has used the private page of a request since it was marked. */
export const spamAnswered = "Wrote after the mark";
export const spamAnsweredTitle = "The customer wrote after it was marked.";
export const spamAnsweredHint = "Programs rarely do that. Read the messages, files and activity below.";

/** In the history of a request. */
export const markedBy = (actor: string) => `Marked as spam by ${actor}`;
export const suspected = (reason: string) => `Marked as spam by the form: ${reason}`;
export const unmarkedBy = (actor: string) => `No longer spam, changed by ${actor}`;

/** Why a mail was not sent, in the list of mails. */
export const canceledAsSpam = "The request was marked as spam.";

/** In the list of bookings. */
export const lookInSpam = "Look in spam";
export const noSpam = "No spam.";
export const noSpamHint = (days: number) =>
  `Requests marked as spam show up here. They’re removed for good after ${days} days.`;
export const spamListHint = (days: number) =>
  `These requests are in no other list or count. Each is removed for good ${days} days after it was marked.`;
