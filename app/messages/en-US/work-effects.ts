/** Texts of forms that change a booking's stage, about its open quote, visit and results. */

export const quote = {
  open: "has no answer yet",
  expired: (day: string) => `expired on ${day}`,
  asked: (number: number, total: string, state: string) =>
    `Quote ${number} for ${total} ${state}. What became of it?`,
  withdrawn: (number: number, total: string, state: string) =>
    `Quote ${number} for ${total} ${state}. It’s withdrawn, too.`,
};
export const visit = {
  asked: (time: string) => `The visit on ${time} hasn’t taken place. Cancel it?`,
  canceled: (time: string) => `The visit on ${time} is canceled, too. Whoever was going gets an email.`,
};
export const visits = {
  asked: (times: readonly string[]) => `These visits haven’t taken place: ${times.join("; ")}. Cancel them?`,
  canceled: (times: readonly string[]) =>
    `These visits are canceled, too: ${times.join("; ")}. Whoever was going gets an email.`,
};
export const results = {
  asked: (version: string) => `The results aren’t published: ${version}. Publish them first?`,
  stays: (version: string) => `The results stay unpublished: ${version}. The customer won’t see them.`,
};

const isCopied = "The customer gets the accepted quote by email.";
export const ways = {
  quote: {
    phone: { label: "Accepted by phone", description: isCopied },
    paper: { label: "Accepted in writing", description: `By email or on paper. ${isCopied}` },
    person: { label: "Accepted in person", description: isCopied },
    keep: { label: "Leave it open", description: "The customer can still answer it on their page." },
    withdraw: {
      label: "Withdraw it",
      description: "The customer can’t accept it anymore, and the reports don’t count it.",
    },
  },
  visit: {
    cancel: {
      label: "Yes, cancel the visit",
      description:
        "The work is done without it, or you went earlier. The email to the customer takes it out of their calendar.",
    },
    keep: {
      label: "No, keep the visit",
      description: "It stays in the calendars, but the customer gets no reminder.",
    },
  },
  results: {
    publish: {
      label: "Yes, publish them",
      description: "The customer finds them on their page, and the email names them.",
    },
    leave: {
      label: "No, go on without them",
      description: "Only staff see them. You can publish them later.",
    },
  },
};
/** With several visits. The choice applies to all of them. */
export const waysOfVisits = {
  cancel: {
    label: "Yes, cancel the visits",
    description: "Emails to the customer take each of them out of their calendar.",
  },
  keep: {
    label: "No, keep the visits",
    description: "They stay in the calendars, but the customer gets no reminders.",
  },
};
/** Errors at an unanswered question. */
export const missing = {
  quote: "Choose what became of the quote",
  visit: "Choose what becomes of the visit",
  results: "Choose what becomes of the results",
};
/** Shown beside the text of an email that says that the work is done. */
export const nothingPublished =
  "No results are published for this request yet. Without any, the customer reads that the work is done, and finds nothing to download.";
export const titles = { quote: "Quote", visit: "Visit", results: "Results" };
/** After a canceled visit or a withdrawn quote. */
export const backInReview = "The request is in review again.";
export const whichVisit = (time: string) => `The visit on ${time}.`;
/** After canceling one of several visits. */
export const othersStay = "The other visits stay as they are.";

/** For recording that a customer has accepted a quote outside of the private page. */
export const accept = {
  head: "Mark the quote as accepted",
  short: "Accepted",
  lead: (number: number, total: string) =>
    `Quote ${number} for ${total}. The customer gets a copy of what they accepted by email, as if they had accepted it on their page.`,
  how: "How did the customer accept it?",
  ways: {
    phone: { label: "By phone" },
    paper: { label: "In writing", description: "By email or on paper." },
    person: { label: "In person" },
  },
  missingHow: "Choose how the customer accepted it",
  panel: "Acceptance",
  on: "Day",
  onHint: "The day on which they accepted it.",
  format: "Enter a day, such as 11/29/2026",
  future: "Enter a day that isn’t in the future",
  beforeQuote: (day: string) => `The quote was sent on ${day}. Enter that day or a later one`,
  confirm: "Mark as accepted",
  done: "Quote marked as accepted.",
};
