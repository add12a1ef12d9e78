import { plural } from "~/messages/plural";

export const title = "Mail";
export const lead = "Every email the site has sent or will send, newest first.";
export const help = "What to do about an email that failed";
export const filterLabel = "Show emails";
export const filters = {
  all: "All",
  waiting: "Waiting",
  held: "Held back",
  sent: "Sent",
  "probably-delivered": "Probably delivered",
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
export const waitFor = {
  sending: "Being sent right now",
  stopped: "As soon as the mail server takes emails again",
  blocked: "After an earlier email about this booking",
  due: "Within moments",
};
export const expires = "Expires";
export const probablyDeliveredNote =
  "The mail server took the whole email but never confirmed it, so it’s probably delivered. We won’t send it again by ourselves: the customer might get it twice.";
export const sentAt = "Sent";
export const response = "Mail server’s answer";
export const calendar = "Attached";
export const calendarFile = "Calendar file of the visit (visit.ics)";
export const privateLink = "(private link)";
export const openBooking = "Open the booking";
export const sendAgain = "Send again";
export const sendResults = {
  queued: { tone: "ok", title: "The email is queued", advice: "It leaves within moments." },
  sending: {
    tone: "info",
    title: "This email is being sent right now",
    advice:
      "Nothing changed. If the server that’s sending it stopped, another one takes over within a minute.",
  },
  stopped: {
    tone: "warn",
    title: "The email is queued, but no email can be sent right now",
    advice: "It leaves as soon as the mail server takes emails again. The Mail page says what’s wrong.",
  },
  blocked: {
    tone: "info",
    title: "The email is queued behind an earlier one",
    advice: "Emails about one booking leave in order. Send the earlier one first.",
  },
} as const;
export const testMail = {
  send: "Send a test email",
  hint: (email: string) => `To ${email}, through the same queue as every other email.`,
  subject: "Test email",
  paragraphs: [
    "An administrator sent this email to see whether the site can send any.",
    "It arrived, so confirmations, quotes and links will, too.",
  ],
  accepted: "The mail server accepted the test email",
  acceptedAdvice: (email: string) => `Check the inbox of ${email}, and its spam folder.`,
  waiting: "The test email is still waiting",
  waitingAdvice: "No mail server has taken it so far. Look at its state below in a moment.",
  refused: "The test email was refused",
  says: (words: string) => `The mail server says: ${words}`,
};
export const sendNow = "Send now";
export const unknown = "We couldn’t find this email";
export const pageName = (subject: string) => `${subject} | Mail`;

export const expired = "Not sent: it was no longer useful.";

/** The reason why an email is held back. It’s sent later. */
export const heldBecause = {
  mailbox: "Held back: this mailbox got several emails from us within the last hour.",
  sender: "Held back: whoever asked for it has caused many emails within the last day.",
  range: "Held back: the network it was asked from has caused many emails within the last day.",
  lane: "Held back: today’s limit for emails to visitors is used up.",
};

const countHeld = plural({ one: "# email is held back", other: "# emails are held back" });
export const held = {
  title: countHeld,
  advice:
    "Somebody asked for more emails than our limits allow. They leave by themselves, slowly, one sender after the other. Look at the requests first: if they’re spam, mark them, and their emails are never sent.",
  show: "Show them",
  send: "Send all held back",
  sent: plural({ one: "# email is queued", other: "# emails are queued" }),
  none: "No emails are held back anymore",
};

export const stop = {
  server: "Email has stopped: the mail server isn’t taking emails",
  sender: "Email has stopped: the mail server refuses our address as the sender",
  since: (time: string) => `Since ${time}. It says:`,
  advice: {
    server: "Nothing is lost. We try again every minute, and all emails leave as soon as it works.",
    sender:
      "Nothing is lost. Check MAIL_FROM, the account, and its sending limit with your provider. We try again every minute.",
  },
  show: "Show waiting emails",
  tryNow: "Try now",
  trying: "Trying now",
  tryingAdvice: "Reload this page in a moment to see what the mail server says.",
};

export const failed = {
  send: "Send all failed again",
  hint: (days: number) => `Those of the last ${days} days.`,
  sent: plural({ one: "# failed email is queued again", other: "# failed emails are queued again" }),
  none: (days: number) => `No email failed within the last ${days} days`,
};

/** The reasons why an outdated email was not sent, for staff in the outbox. */

export const visitChanged = "Not sent: the visit was moved or changed.";
export const visitCanceled = "Not sent: the visit was canceled.";
export const visitBegun = "Not sent: the visit had begun.";
export const quoteWithdrawn = "Not sent: the quote was withdrawn.";
export const quoteReplaced = "Not sent: the quote was replaced by another one.";
export const quoteAnswered = "Not sent: the customer had answered the quote.";
export const quoteExpired = "Not sent: the quote had expired.";
export const ownerChanged = "Not sent: the request had another owner by then.";
export const accountRemoved = "Not sent: the account was removed.";
export const stageChanged = (stage: string) => `Not sent: the request’s stage was no longer “${stage}.”`;
