/** Visits in calendars: the files that mails carry, the feed of a staff member, and the week view of the back office. */

/** Title of a visit in the visitor’s calendar. */
export const visit = (company: string) => `${company} visit`;
export const visitOf = (company: string, service: string) => `${company} visit: ${service}`;
export const visitNotes = (reference: string, phone: string) =>
  `Reference ${reference}\n\nNeed another date? Use the link in our email or call ${phone}.`;
