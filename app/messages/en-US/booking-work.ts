import { plural } from "~/messages/plural";

/** The work on a booking: the panels of its page, and the forms for quotes, visits and stages. */

export const progress = "Progress";
export const stage = "Stage";
export const owner = "Assigned to";
export const changeOwner = "Change who handles it";
export const assignToMe = "Assign to me";
export const nobody = "Nobody";
export const nobodyAssigned = "Nobody assigned";
export const assign = "Assign";
export const assignedTo = (name: string) => `Assigned to ${name}.`;
export const assignedToNobody = "Assigned to nobody.";
export const becameOwner = "Nobody had this request. It’s assigned to you now.";
export const undoOwner = "Undo: assign it to nobody";
export const notYours = "Nothing changed: the request isn’t assigned to you.";
export const noteForColleague = "Note for your colleague";
export const noteTooLong = plural({ other: "Shorten the note to # characters or fewer" });
export const unknownOwner = "That account was removed. Choose someone else.";
export const unknownOwnerAdvice = "Nothing was changed.";

export const actionsLabel = "Next steps";
export const moreActions = "More actions";
export const reply = "Reply";
/** Short button labels. The accessible names are longer. */
export const shortSteps = { quote: "Quote", visit: "Visit", deliver: "Deliver", review: "In review" };
export const deliver = "Deliver results";
export const deliverVersion = (version: string) => `Deliver results: ${version}`;
export const writeQuote = "Write a quote";
export const newQuote = "Replace the quote";
export const scheduleVisit = "Schedule the visit";
export const changeVisit = "Change the visit";
export const cancelVisit = "Cancel the visit";
/** Used if there are several future visits. */
export const nextVisit = { change: "Change the next visit", cancel: "Cancel the next visit" };
export const addVisit = "Add another visit";
/** Shown beside one of several visits. */
export const oneVisit = {
  change: "Change",
  changeOf: (time: string) => `Change ${time}`,
  cancel: "Cancel",
  cancelOf: (time: string) => `Cancel ${time}`,
};
export const visitEnded = "Nothing was saved: that visit is canceled or over";
export const tooManyVisits = (count: number) =>
  `Nothing was saved: this booking has ${count} visits ahead, and can’t have more`;
export const toStage = {
  "in-review": "Move to In review",
  done: "Mark as done",
  declined: "Decline",
  canceled: "Cancel the request",
};

export const quoteTitle = (number: number) => `Quote ${number}`;
export const quoteStates = {
  sent: "Waiting for an answer",
  expired: "Expired",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
};
const daysLeft = plural({ one: "# day left", other: "# days left" });
/** Shown beside the title of a quote. */
export const quoteOpen = (days: number) => `open, ${daysLeft(days)}`;
export const quoteOn = (state: string, day: string) => `${state.toLowerCase()}, ${day}`;
export const quoteCaption = (number: number) => `Lines of quote ${number}`;
export const validThrough = "Valid through";
export const lineTimes = (quantity: string, price: string) => `${quantity} × ${price}`;
export const lineAmount = "Amount";
export const total = "Total";
export const earlierQuotes = plural({ one: "# earlier quote", other: "# earlier quotes" });
export const withdraw = "Withdraw quote";
export const visitTitle = "Visit";
/** Used if there are several future visits. */
export const visitsTitle = "Visits";
export const when = "When";
export const length = "Length";
export const who = "Who";

export const requestHead = "Request";
export const receivedOn = (day: string) => `received ${day}`;
export const notAnswered = plural({ other: "# not answered" });
/** Marks answers that equal the form's suggestion, because the customer may not have chosen them. */
export const asSuggested = plural({ other: "# as the form suggests" });
export const timesArePacific = "Times are Pacific time.";

export const call = "Call";
export const directions = "Directions";
export const message = "Message";
export const nextStep = "Next step";
export const barLabel = "Contact and next step";

export const linkTitle = "Customer’s page";
export const viewAsCustomer = "View as customer";
export const asCustomerTitle = (name: string) => `This is what ${name} sees`;
export const asCustomerText = "You can’t send anything here, and the customer isn’t told that you looked.";
export const linkText =
  "The customer follows the request on a private page. Its link is in every email to them.";
export const renewLink = "Renew link";
export const renewTitle = "Renew the customer’s link?";
export const renewText = "The old link stops working at once, for the customer too.";
export const sendLink = (address: string) => `Email the new link to ${address}`;
export const sendLinkHint =
  "Without the email, the customer can’t open the page until your next email to them.";
export const linkRenewed = "The link is renewed. The customer gets it with your next email.";
export const linkRenewedAndSent = "The link is renewed and emailed to the customer.";
export const reload = "Reload the page, then try again.";

/** States of emails to the customer other than "delivered". */
export const delivery = {
  failed: (time: string, address: string, reason: string) =>
    `Our email of ${time} to ${address} came back: ${reason}`,
  failedAdvice: "Call the customer. Then correct the address, or send the email again.",
  probablyDelivered: (time: string) =>
    `Our email of ${time} was probably delivered: the mail server took it, but didn’t say so. It isn’t sent again, because the customer might get it twice.`,
  held: (time: string) =>
    `Our email of ${time} is held back by a limit. It’s sent as soon as there’s room, or together with your next email to the customer.`,
  sendAgain: "Send again",
};
const countEmails = plural({ one: "# email", other: "# emails" });
export const sentAgain = (count: number) => `${countEmails(count)} will be sent again in a moment.`;
export const nothingToSend = "Nothing changed. There’s no email to send again.";

export const conversation = "Conversation and activity";
export const shown = { all: "All", messages: "Messages", notes: "Notes" };
export const shownLabel = "Show";
export const earlierEntries = plural({ one: "# earlier entry", other: "# earlier entries" });
export const noMessages = "No messages yet.";
export const olderMessages = "Older messages aren’t shown.";
export const customer = "Customer";
export const byCustomer = (name: string) => `${name}, customer`;
export const asNote = (name: string) => `${name}, internal note`;
export const writeLabel = "Write";
export const replyTo = (name: string) => `Reply to ${name}`;
export const internalNote = "Internal note";
export const newMessage = "New message";
export const messageHint = (greeting: string, signature: string) =>
  `The email begins “${greeting}” and ends “${signature}”. Up to 4,000 characters.`;
export const sendMessage = "Send message";
export const messageSent = "Message sent.";
export const messageKinds = {
  message: "",
  "date-request": "Asked for another date",
  "quote-declined": "Declined the quote",
  cancellation: "Canceled the request",
};
export const wantsDate = (time: string) => `Wants ${time}`;

export const backToBooking = "Back to the booking";
export const personAndService = (name: string, service: string) => `${name}, ${service}`;

export const replies = {
  menu: "Saved replies",
  choose: "Choose a reply",
  insert: "Insert",
  missing: (label: string, names: readonly string[]) =>
    `“${label}” isn’t inserted: there’s nothing yet to put in place of ${names.join(" and ")}.`,
};

export const request = {
  title: "Request",
  fold: "Request, last message and files",
  received: (day: string) => `Received ${day}`,
  unanswered: (labels: readonly string[]) => `Not answered: ${labels.join(", ")}`,
  lastMessage: "Last message",
  conversation: "Whole conversation",
  files: "Uploaded Files",
};

export const draftSaved = (time: string) => `Draft saved ${time}`;
export const discardDraft = "Discard draft";

export const mailTitle = "Email to the customer";
export const sendMail = "Email the customer";
export const sendMailHint = "Without the email, the change shows only on the customer’s page.";
export const mailText = "Text of the email";
export const mailHint = (greeting: string, signature: string) =>
  `Begins “${greeting}” and ends “${signature}”, with the details and the link to the customer’s page. Up to 4,000 characters.`;

export const quoteLines = "Lines";
export const linesHint = "Leave a line blank to drop it. A discount is a negative price.";
export const lineLabel = "For";
export const quantity = "Quantity";
export const unit = "Unit";
export const price = "Price each, US dollars";
export const lineSum = "Sum";
export const removeLine = "Remove";
export const removeLineOf = (line: number) => `Remove line ${line}`;
export const line = (line: number) => `Line ${line}`;
export const lineOf = (line: number, field: string) => `Line ${line}: ${field}`;
/** The button adds one line with script, and several without. */
export const addLine = "Add a line";
export const addLines = "Add lines";
export const priceList = {
  label: "From the price list",
  choose: "Choose a price",
  add: "Add to the quote",
  hint: "Type in “For” to pick from the price list.",
  edit: "Edit the price list",
  option: (label: string, price: string) => `${label}, ${price}`,
};
export const totalOf = (total: string) => `Total: ${total}`;
export const validUntilHint = "The quote expires at the end of this day, Pacific time.";
export const note = "Note";
export const noteHint = "Shown below the lines. Up to 4,000 characters.";
export const sendQuote = "Send quote";
export const quoteSent = "Quote sent.";
export const quoteHead = "Quote";

export const dateAndTime = "Date and time";
export const pacific = "Pacific time.";
export const preferred = (preferred: string, backup: string) =>
  `Pacific time. The customer prefers ${preferred}, or ${backup}.`;
export const preferredOnly = (preferred: string) => `Pacific time. The customer prefers ${preferred}.`;
export const scheduledNow = (date: string) => `Pacific time. The visit is now scheduled for ${date}.`;
export const requested = (date: string) => `Pacific time. The customer asked for ${date}.`;
export const acceptDate = (date: string) => `Accept ${date}`;
export const acceptDateHint = "Emails the customer.";
export const visitHead = {
  schedule: "Schedule the visit",
  add: "Add another visit",
  change: "Change the visit",
};
export const saveVisit = { schedule: "Schedule visit", add: "Schedule visit", change: "Change visit" };
export const visitSaved = { schedule: "Visit scheduled.", change: "Visit changed." };
export const busy = {
  title: (name: string) => `Nothing was saved: ${name} isn’t free at that time`,
  visit: (customer: string, time: string) => `${customer}, ${time}`,
  own: (time: string) => `Busy in their own calendar, ${time}`,
  advice: "Choose another time or person, or schedule the visit anyway.",
  anyway: "Schedule anyway",
};
export const visitTimes = {
  title: (name: string) => `Times of ${name}`,
  day: "Day",
  taken: "Taken",
  free: "Free",
  noVisit: "Nothing",
  full: "No time long enough",
  hint: "7 AM to 7 PM, as long as the visit takes.",
  visit: (time: string, customer: string) => `${time}, ${customer}`,
  busy: (time: string) => `${time}, busy`,
  weekend: "That’s a weekend.",
  choose: "Choose a date and who goes to see when they’re free.",
  show: "Show times",
};

export const stageForms = {
  "in-review": {
    head: "Move this request to In review",
    confirm: "Move to In review",
    done: "Moved to In review.",
  },
  done: { head: "Mark this request as done", confirm: "Mark as done", done: "Marked as done." },
  declined: { head: "Decline this request", confirm: "Decline request", done: "Request declined." },
  canceled: { head: "Cancel this request", confirm: "Cancel request", done: "Request canceled." },
  visit: { head: "Cancel the visit", confirm: "Cancel visit", done: "Visit canceled." },
  quote: { head: "Withdraw the quote", confirm: "Withdraw quote", done: "Quote withdrawn." },
};
export const undo = "Undo";
export const backToNew = "Back to New.";
export const changedMeanwhile =
  "Nothing was saved: someone changed this booking in the meantime. Check it, then try again.";
export const cannotUndo = "That can’t be undone anymore: the booking has moved on.";
export const unchanged = "Nothing changed, so no email was sent.";
export const conflictTitle = "Nothing was saved: someone changed this booking in the meantime";
export const conflictAdvice = "Your entries are still here. Check them, then send the form again.";
export const change = (change: string, time: string) => `${change}, ${time}.`;
export const changeQuoted = (change: string, said: string) => `${change} “${said}”`;
export const messageOvertaken = "Your message isn’t sent yet: something happened here in the meantime";
export const messageOvertakenAdvice = "Your text is still here. Change it, or send it anyway.";
export const sendAnyway = "Send anyway";
export const notAllowed = (stage: string) =>
  `Nothing was saved: the booking’s stage is “${stage}” now, which doesn’t allow this`;
export const stageForbids = (stage: string) =>
  `The booking’s stage is “${stage}” now, which doesn’t allow this.`;
export const notAllowedAdvice = "Go back to the booking to see what’s next.";
