/** What the emails to customers and to staff have in common, and the calendar file that some of them bring. */

/** A label and the sign between it and its value. */
export const before = (label: string) => `${label}:`;
/** @param name empty for an unknown one */
export const greeting = (name: string) => (name === "" ? "Hi," : `Hi ${name},`);
/** Words that a text of staff may begin with, so that no second greeting stands above it. */
export const greetings = ["Hello", "Hi", "Dear", "Good morning", "Good afternoon", "Good evening"];
/** Below what a person writes to a customer. */
export const signature = (name: string, company: string) => `${name}, ${company}`;
export const reference = "Reference";
export const service = "Service";
export const when = "When";
export const openBooking = "Open the booking";
export const openPrivatePage = "Open your request";

/** Title and notes of a visit in the visitor’s calendar. The page mails the private link to whoever has the request’s email. */
export const visit = (company: string) => `${company} visit`;
export const visitOf = (company: string, service: string) => `${company} visit: ${service}`;
export const visitNotes = (reference: string) =>
  `Reference ${reference}\n\nNeed another date? Ask for one on your request page. The link is in our email.`;
export const lostLink = (url: string) => `Lost it? Find your request here:\n${url}`;
