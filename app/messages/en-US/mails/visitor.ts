// Emails to a customer about a request. Staff can edit the text of those that a form of theirs sends.

/** Confirms a new request. Sent unedited. */
export const received = {
  subject: (reference: string) => `We’ve got your request: ${reference}`,
  paragraphs: [
    "Thanks for your request.",
    "Nothing is final yet. You’ll get a question or a quote from us on your request page, and an email that says so.",
  ],
};

export const reminder = {
  subject: (reference: string) => `Your visit is coming up: ${reference}`,
  text: "This is a reminder of your visit. Please make sure someone can let us in. If the time doesn’t work anymore, contact us or ask for another date on your request page.",
};

export const message = { subject: (reference: string) => `A message about your request ${reference}` };

export const quote = {
  subject: (reference: string) => `Your quote for request ${reference}`,
  text: "Your quote is ready. You can accept or decline it on your request page, and ask us anything there.",
  number: "Quote",
  amount: (quantity: string, price: string, amount: string) => `${quantity} × ${price} = ${amount}`,
  total: "Total",
  validUntil: "Valid through",
  replaces: "Replaces",
  replaced: (number: number, total: string) => `Quote ${number}, ${total}, now withdrawn`,
  withdrawn: "Withdrawn quote",
  by: "By",
};
/** Sent unedited when staff renew the link of the request page. */
export const linkRenewed = {
  subject: (reference: string) => `A new link to your request ${reference}`,
  text: "Your request page has a new link, and the links in our earlier emails no longer work. Please use the one in this email.",
};
/** Sent unedited three days before the quote’s last day. */
export const quoteReminder = {
  subject: (reference: string) => `Your quote expires soon: ${reference}`,
  text: "Your quote is still open, but not for long. You can accept or decline it on your request page, or ask us anything there.",
};
/** Sent unedited, because it repeats the customer's action. */
export const quoteAccepted = {
  subject: (number: number, reference: string) => `You accepted quote ${number}: ${reference}`,
  text: "You accepted our quote and ordered this work at this price. Keep this email for your records. Your request page shows what’s next.",
  on: "Accepted",
};
/** The ways to accept a quote outside of the request page. */
export const acceptedHow = {
  phone: (day: string) => `${day}, by phone`,
  paper: (day: string) => `${day}, in writing`,
  person: (day: string) => `${day}, in person`,
};
export const quoteDeclined = {
  subject: (number: number, reference: string) => `You declined quote ${number}: ${reference}`,
  text: "You declined our quote, so nothing is ordered. Write to us on your request page if you’d like a different one.",
  on: "Declined",
};
export const quoteWithdrawn = {
  subject: (reference: string) => `Your quote is withdrawn: ${reference}`,
  text: "We had to withdraw our quote, so it can’t be accepted anymore. We’ll write to you about what’s next.",
};

export const scheduled = {
  subject: (reference: string) => `Your visit is confirmed: ${reference}`,
  text: "We’ve scheduled your visit. Please make sure someone can let us in. If the time doesn’t work, ask for another date on your request page.",
};
export const moved = {
  subject: (reference: string) => `Your visit has a new time: ${reference}`,
  text: "We’ve changed your visit. If the time doesn’t work, ask for another date on your request page.",
};
/** For a visit with the same start, but another duration or person. */
export const changed = { subject: (reference: string) => `Your visit has changed: ${reference}` };
/** Sent unedited when another person makes the visit because a colleague was removed. */
export const otherPerson = (name: string) =>
  `${name} will come to your visit. The time and the place stay as they are.`;
export const visitCanceled = {
  subject: (reference: string) => `Your visit is canceled: ${reference}`,
  text: "We had to cancel your visit. We’ll suggest another date, and you can ask for one on your request page.",
};
/** Replaces an email that is about more than the visit if, at the time of sending, only the cancellation still applies. */
export const visitCanceledAlone = {
  subject: visitCanceled.subject,
  text: "Your visit is canceled. Your request page shows what’s next.",
};
/** Sent unedited to an address that was not the customer’s. It removes a visit from that person's calendar, and reveals nothing else. */
export const takenBack = {
  subject: "Please ignore our earlier emails",
  text: "We sent you emails about an appointment that isn’t yours. The attached file takes the appointment out of your calendar. We won’t write to you about it again.",
};
export const visit = {
  when: "When",
  length: "Length",
  who: "Who",
  team: "Our team",
  place: "Place",
  prepare: "How to prepare",
  checklist: "Checklist",
  canceled: "Canceled visit",
};

export const inReview = {
  subject: (reference: string) => `We’re working on your request ${reference}`,
  text: "We’re looking at your request. You’ll get a question or a quote from us next.",
};
export const declined = {
  subject: (reference: string) => `About your request ${reference}`,
  text: "Thank you for asking us. We’re sorry, but we can’t take on this project.",
};
export const canceled = {
  subject: (reference: string) => `Your request ${reference} is canceled`,
  text: "Your request is canceled. Write to us on your request page if that’s a mistake.",
};
export const canceledByVisitor =
  "You canceled your request. Nothing more is needed. Write to us if you change your mind.";
export const delivered = {
  subject: (reference: string) => `Your results are ready: ${reference}`,
  text: "Your results are ready. You can see and download them on your request page.",
  results: "Results",
};
export const done = {
  subject: (reference: string) => `Your project is done: ${reference}`,
  text: "Our work on your request is done. Thank you for choosing us. Write to us on your request page if anything is missing.",
};

/** A week before the customer can no longer download the results. */
export const resultsEnding = {
  subject: (reference: string) => `Download your results soon: ${reference}`,
  text: (day: string) =>
    `Your results are on your request page until ${day}. Please download what you want to keep before then. Write to us there if you need more time.`,
};

/** Emails with a secret link to a request or a draft. */

export const privatePageLink = {
  subject: (reference: string) => `The link to your request ${reference}`,
  paragraphs: [
    "You (or someone else) asked for the link to your request.",
    "Anyone with this link can see the request, so keep it to yourself.",
  ],
  open: "Open your request",
};

export const draftLink = {
  subject: "Continue your request",
  text: [
    "Use this link to continue your request on any device. Anyone who has it can see your answers, so please don’t forward it.",
    "Didn’t ask for this? You can ignore this email.",
  ],
  /** Added if the draft has no address, or another one than the mail. */
  other:
    "Someone else may have started this request and entered your address. If you don’t know about it, don’t continue it.",
  keptUntil: "Kept until",
  open: "Continue your request",
};
