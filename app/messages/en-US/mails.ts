/** The outbox of the back office. */

export const title = "Mail";
export const lead = "Every email the site has sent or will send, newest first.";
export const help = "What to do about an email that failed";
export const filterLabel = "Show emails";
export const filters = {
  all: "All",
  waiting: "Waiting",
  sent: "Sent",
  failed: "Failed",
  canceled: "Not sent",
};
export const states = {
  waiting: "Waiting",
  held: "Held back",
  sent: "Sent",
  "probably-delivered": "Probably delivered",
  failed: "Failed",
  canceled: "Not sent",
};
export const tableCaption = "Emails, newest first";
export const subject = "Subject";
export const to = "To";
export const state = "State";
export const created = "Created";
export const createdPacific = "Created (Pacific time)";
export const older = "Older emails";
export const newest = "Newest emails";
export const none = "No emails here";
export const noneText = "An email appears here as soon as somebody books, or when staff send one.";

export const noServer = "Email isn’t set up yet";
export const noServerAdvice =
  "Emails wait here, and you can read them. They’re sent as soon as the server has SMTP_URL, MAIL_FROM and PUBLIC_URL.";

export const details = "Delivery";
export const content = "What it says";
export const replyTo = "Reply to";
export const attempts = "Attempts";
export const nextAttempt = "Next attempt";
export const sentAt = "Sent";
export const response = "Mail server’s answer";
export const calendar = "Attached";
export const calendarFile = "Calendar file of the visit (visit.ics)";
export const privateLink = "(private link)";
export const openBooking = "Open the booking";
export const sendAgain = "Send again";
export const queuedAgain = "The email is queued again";
export const sendNow = "Send now";
export const unknown = "We couldn’t find this email";
export const pageName = (subject: string) => `${subject} | Mail`;

export const expired = "Not sent: it was of no use anymore.";

/** Why an email is held back; it’s sent when there’s room. */
export const heldBecause = {
  mailbox: "Held back: this mailbox got several emails from us within the last hour.",
  sender: "Held back: whoever asked for it has caused many emails within the last day.",
  range: "Held back: the network it was asked from has caused many emails within the last day.",
  lane: "Held back: today’s limit for emails to visitors is used up.",
};
