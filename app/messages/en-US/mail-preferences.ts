export const title = "Emails";
export const lead = (email: string) =>
  `Choose what we email to ${email}. You’ll find everything in the back office as well.`;
export const newRequests = "New requests";
export const newRequestsHint = "An email for every new request. The company’s mailbox gets one too.";
export const visits = "Visits you go to";
export const visitsHint =
  "An email with a calendar file when a visit of yours is scheduled, changed, or canceled.";
export const answers = "Answers from customers";
export const answersHint =
  "Messages, files, quotes accepted or declined, other dates and cancellations. Also bookings that a colleague hands to you.";
export const answerOptions = {
  mine: { label: "My bookings", description: "Only for bookings you own." },
  all: { label: "All bookings", description: "Also for those of your colleagues." },
  none: { label: "None", description: "No emails about answers." },
};
export const answersMissing = "Choose which answers you want by email";
export const save = "Save emails";
export const saved = "Your choice of emails is saved";
