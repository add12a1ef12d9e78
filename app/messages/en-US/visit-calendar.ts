/** Title and notes of a visit in the visitor’s calendar. The page mails the private link to whoever has the request’s email. */
export const visit = (company: string) => `${company} visit`;
export const visitOf = (company: string, service: string) => `${company} visit: ${service}`;
export const visitNotes = (reference: string) =>
  `Reference ${reference}\n\nNeed another date? Ask for one on your request page. The link is in our email.`;
export const lostLink = (url: string) => `Lost it? Find your request here:\n${url}`;
