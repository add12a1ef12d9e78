/** Texts of emails to customers and staff, and of the attached calendar files. */

/** A label with its punctuation. */
export const toLabelPrefix = (label: string) => `${label}:`;
/** @param name empty for an unknown one */
export const greeting = (name: string) => (name === "" ? "Hi," : `Hi ${name},`);
/** Texts by staff that begin with one of these get no second greeting. */
export const greetings = ["Hello", "Hi", "Dear", "Good morning", "Good afternoon", "Good evening"];
/** Below a person's text to a customer. */
export const signature = (name: string, company: string) => `${name}, ${company}`;
export const reference = "Reference";
export const service = "Service";
export const when = "When";
export const openBooking = "Open the booking";
export const openPrivatePage = "Open your request";

/** The visitor’s calendar entry. It has no private link; the page mails one to the request's address. */
export const visit = (company: string) => `${company} visit`;
export const visitOf = (company: string, service: string) => `${company} visit: ${service}`;
export const visitNotes = (reference: string) =>
  `Reference ${reference}\n\nNeed another date? Ask for one on your request page. The link is in our email.`;
export const lostLink = (url: string) => `Lost it? Find your request here:\n${url}`;
