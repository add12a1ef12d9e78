import { plural } from "~/messages/plural";

/** Emails to staff about requests, customers' answers on their request pages, and visits. */

export const footnote = "Choose which emails you get under Account, Emails.";

export const visitErased = {
  subject: (time: string) => `Visit canceled: ${time}`,
  paragraphs: (time: string) => [
    `The visit on ${time} is canceled. An administrator erased the customer’s data, so this email can’t say whose visit it was.`,
  ],
  openCalendar: "Open the calendar",
};

export const visits = {
  scheduled: {
    subject: (time: string) => `You have a visit: ${time}`,
    paragraph: "You’re going to this visit. The attached file adds it to your calendar.",
  },
  moved: {
    subject: (time: string) => `Your visit has changed: ${time}`,
    paragraph: "This visit has changed. The attached file updates your calendar.",
  },
  canceled: {
    subject: (time: string) => `Your visit is canceled: ${time}`,
    paragraph: "This visit is canceled. The attached file removes it from your calendar.",
  },
  reassigned: {
    subject: (time: string) => `A colleague is taking your visit: ${time}`,
    paragraph: "A colleague is going to this visit instead. The attached file removes it from your calendar.",
  },
};
export const visitFacts = {
  when: "When",
  length: "Length",
  customer: "Customer",
  phone: "Phone",
  place: "Place",
  access: "Access",
};

/** Sent once for a request marked as spam, after the paragraph of the answer. */
export const answeredSpam =
  "The request is marked as spam, but spam programs rarely write on a request’s page. If it’s a real request, open it and choose “Not spam.” You won’t get more emails about it until then.";

export const answers = {
  message: {
    subject: (reference: string) => `New message: ${reference}`,
    paragraph: "A customer wrote to you. Answer on the booking’s page, where you see the whole conversation.",
  },
  file: {
    subject: (reference: string) => `New file: ${reference}`,
    paragraph: "A customer added a file to their request.",
  },
  "date-request": {
    subject: (reference: string) => `Another date wanted: ${reference}`,
    paragraph: "A customer asks for another date.",
  },
  "quote-accepted": {
    subject: (reference: string) => `Quote accepted: ${reference}`,
    paragraph: "A customer accepted your quote. Schedule the visit next.",
  },
  "quote-declined": {
    subject: (reference: string) => `Quote declined: ${reference}`,
    paragraph: "A customer declined your quote.",
  },
  cancellation: {
    subject: (reference: string) => `Request canceled: ${reference}`,
    paragraph: "A customer canceled their request. If a visit was scheduled, it’s canceled too.",
  },
};

const countHanded = plural({ one: "# request", other: "# requests" });
/** For a person to whom a colleague has assigned requests. */
export const handedOver = {
  subject: (by: string, reference: string) => `${by} handed you ${reference}`,
  paragraph: "The request is yours now.",
  subjectOfMany: (by: string, count: number) => `${by} handed you ${countHanded(count)}`,
  paragraphOfMany: "They are yours now.",
  openList: "Open your bookings",
};

export const companySubject = (reference: string) => `New booking request: ${reference}`;
export const companyText = ["A new booking request came in."];
/** Precedes the language of a customer who does not read English. */
export const reads = "Reads";

const countRequests = plural({ one: "# more booking request", other: "# more booking requests" });
/** The summary, which replaces many single notices. */
export const summary = {
  subject: (count: number) => `${countRequests(count)} came in`,
  paragraphs: (count: number, since: string) => [
    `${countRequests(count)} came in since ${since}.`,
    "So many came in within an hour that we’re telling you about them in one email. If they look like spam, you can mark them together in the list.",
  ],
  open: "Open the list",
};
