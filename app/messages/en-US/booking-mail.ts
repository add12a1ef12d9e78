import { plural } from "~/messages/plural";

/** The emails about a booking. */

export const greeting = (name: string) => `Hello ${name},`;
export const anonymousGreeting = "Hello,";
export const reference = "Reference";
export const service = "Service";

export const visitorSubject = (reference: string) => `We’ve got your request: ${reference}`;
export const visitorText = [
  "Thanks for your request.",
  "Nothing is final yet. We’ll contact you to confirm the date, scope and price.",
];

export const reminder = {
  subject: (reference: string) => `Your visit is coming up: ${reference}`,
  text: "This is a reminder of your visit. Please make sure someone can let us in. If the time doesn’t work anymore, contact us or ask for another date on your request page.",
};

export const companySubject = (reference: string) => `New booking inquiry: ${reference}`;
export const companyText = ["A new booking inquiry came in."];
export const openBooking = "Open the booking";

const countRequests = plural({ one: "# more booking request", other: "# more booking requests" });
/** Sent in place of many single notices. */
export const summary = {
  subject: (count: number) => `${countRequests(count)} came in`,
  paragraphs: (count: number, since: string) => [
    `${countRequests(count)} came in since ${since}.`,
    "So many came in within an hour that we’re telling you about them in one email. If they look like spam, you can mark them together in the list.",
  ],
  open: "Open the list",
};
