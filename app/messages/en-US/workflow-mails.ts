/**
 * The emails to a customer about the work on their request. The texts are suggestions: staff read and may edit each one before
 * it's sent.
 */

export const openRequest = "Open your request";
export const reference = "Reference";

export const message = { subject: (reference: string) => `A message about your request ${reference}` };

export const quote = {
  subject: (reference: string) => `Your quote for request ${reference}`,
  text: "Your quote is ready. You can accept or decline it on your request page, and ask us anything there.",
  total: "Total",
  validUntil: "Valid through",
};

export const scheduled = {
  subject: (reference: string) => `Your visit is confirmed: ${reference}`,
  text: "We’ve scheduled your visit. Please make sure someone can let us in. If the time doesn’t work, ask for another date on your request page.",
};
export const moved = {
  subject: (reference: string) => `Your visit has a new time: ${reference}`,
  text: "We’ve changed your visit. If the time doesn’t work, ask for another date on your request page.",
};
/** For a visit that starts when it did, with another length or person. */
export const changed = { subject: (reference: string) => `Your visit has changed: ${reference}` };
export const visitCanceled = {
  subject: (reference: string) => `Your visit is canceled: ${reference}`,
  text: "We had to cancel your visit. We’ll contact you to find another date.",
};
/** In place of an email about more than the visit, if only the visit is still canceled when it would be sent. */
export const visitCanceledAlone = {
  subject: visitCanceled.subject,
  text: "Your visit is canceled. Your request page shows what’s next.",
};
export const visit = {
  when: "When",
  length: "Length",
  who: "Who",
  place: "Place",
  canceled: "Canceled visit",
};

export const inReview = {
  subject: (reference: string) => `We’re working on your request ${reference}`,
  text: "We’re looking at your request and will contact you soon.",
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
export const done = {
  subject: (reference: string) => `Your project is done: ${reference}`,
  text: "Our work on your request is done. Thank you for choosing us. Write to us on your request page if anything is missing.",
};
