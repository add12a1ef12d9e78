import { plural } from "~/messages/plural";

export const pageName = (reference: string) => `Request ${reference}`;
export const titleWithErrors = (title: string) => `Error: ${title}`;
export const description = "Your request: where it stands, messages, files, and the visit.";

export const progress = "Where your request stands";
export const stages = {
  new: "Received",
  "in-review": "In review",
  quoted: "Quoted",
  scheduled: "Scheduled",
  done: "Done",
  declined: "Declined",
  canceled: "Canceled",
};
/** Replaces `quoted` once the customer has accepted. */
export const acceptedStage = "Accepted";
/** For screen readers, after a stage. */
export const stageState = { past: "Completed", current: "Current", next: "Not yet" };

export const headings = {
  "in-review": "We’re looking at your request",
  quoted: "Your quote is here",
  scheduled: "Your visit is scheduled",
  done: "Your project is done",
  declined: "We can’t take on this project",
  canceled: "This request is canceled",
};
export const quoteAcceptedHeading = "You accepted our quote";
export const quoteExpiredHeading = "Your quote has expired";
export const visitOverHeading = "The visit is done";

/** The next step, in a sentence. */
export const next = {
  review: "We’re checking the scope, files and dates. You’ll get a quote or a question from us.",
  answer: "We wrote to you and need your answer before we can go on.",
  quoted: (day: string) => `Accept or decline it by ${day}. Questions? Write to us below.`,
  accepted: "We’ll write to you about what’s next, by email and here.",
  expired: (day: string) => `The quote below expired on ${day}. Write to us if you’d like a new one.`,
  scheduled: "Please make sure someone can let us in.",
  scheduledSoon: "We’ll send you the date and time of the visit.",
  visitOver: "We’re working on your results. We’ll write to you when they’re ready.",
  done: "Our work is done. Write to us if anything is missing.",
  declined: "We’re sorry. Write to us if something about it changes.",
  canceled: "Nothing more is needed. Write to us if that’s a mistake.",
};
export const closesOn = (day: string) => `This page works until ${day}.`;

export const notAdded = plural({ one: "# file wasn’t added", other: "# files weren’t added" });
export const sendAnotherWay = plural({
  one: "Add it again <files>under Files</files>, or email it to <email></email> with your reference.",
  other: "Add them again <files>under Files</files>, or email them to <email></email> with your reference.",
});

export const mailLate = "Our emails are delayed right now";
export const mailLateAdvice =
  "Nothing is lost. Save this page’s address: it’s where you follow your request, and you won’t need our email.";

export const mailFailed = (email: string) => `We couldn’t deliver our email to ${email}`;
export const mailFailedAdvice =
  "Nothing is lost. Save this page’s address: it’s where you follow your request. Write to us below if your email address is wrong.";

export const keepLink =
  "This page is private. Save its address, and share it only with people you trust. If you lose it, <find>find your request</find> with your reference and email.";
export const questions = "Questions?";
export const call = {
  byPhone: "Call <phone></phone> or email <email></email>.",
  byEmail: "Email <email></email>.",
};
/** Shown for a request that staff may not see in time. The text must not reveal the reason. */
export const callToBeSure = {
  byPhone:
    "In a hurry? Call us at <phone></phone> and give us your reference. It’s the quickest way to a date.",
  byEmail: "In a hurry? Email <email></email> and give us your reference. It’s the quickest way to a date.",
};

export const quote = {
  heading: (number: number) => `Quote ${number}`,
  for: "What it’s for",
  quantity: "Quantity",
  price: "Price",
  amount: "Amount",
  total: "Total",
  times: (quantity: string, price: string) => `${quantity} × ${price}`,
  caption: (number: number) => `Lines of quote ${number}`,
  validUntil: (day: string) => `Valid through ${day}`,
  validThrough: "Valid through",
  terms: "About this quote",
  note: "Note",
  states: {
    sent: "Waiting for your answer",
    accepted: "Accepted",
    declined: "Declined",
    withdrawn: "Withdrawn",
    expired: "Expired",
  },
  acceptedOn: (day: string) => `You accepted this quote on ${day}.`,
  declinedOn: (day: string) => `You declined this quote on ${day}.`,
  withdrawnOn: (day: string) => `We withdrew this quote on ${day}.`,
  canceledOn: (day: string) => `This quote ended on ${day}, when you canceled the request.`,
  expiredOn: (day: string) => `This quote expired on ${day}.`,
  accept: "Accept this quote",
  decline: "Decline",
  content: "What’s in this quote",
  earlier: "Earlier quotes",
};

export const visit = {
  heading: "Your visit",
  headingOfSeveral: "Your visits",
  who: "Who’s coming",
  team: "Our team",
  place: "Place",
  calendar: "Add to your calendar",
  canceled: (time: string) => `Your visit on ${time} is canceled.`,
  canceledAdvice: "We’ll suggest another date here and by email. You can also ask for one.",
  canceledOnSheet: (time: string) => `Canceled (${time})`,
  requested: (time: string) =>
    `You asked for ${time}. Nothing changes until we confirm it here and by email.`,
};

export const messages = {
  heading: "Messages",
  none: "No messages yet. What you write here goes straight to the people working on your request.",
  older: "Earlier messages aren’t shown here. Contact us if you need them.",
  you: "You",
  kinds: {
    message: "",
    "date-request": "asked for another date",
    "quote-declined": "declined the quote",
    cancellation: "canceled the request",
  },
  proposed: (time: string) => `Proposed date: ${time}`,
};

export const files = {
  heading: "Files",
  count: plural({ one: "# file", other: "# files" }),
  none: "No files yet.",
  download: "Download",
  downloadFile: (name: string) => `Download ${name}`,
  unknown: "We couldn’t find this file. Open your request again and download it from there.",
};

export const answers = { heading: "What you told us", optional: "Questions you left blank aren’t listed." };

export const unknown = {
  title: "This link doesn’t open a request",
  lead: "It may be incomplete, or we replaced it with a newer one. Links also end 90 days after a request is closed.",
  find: "Find your request",
  tooMany: "Too many links didn’t work",
  tooManyAdvice: (wait: string) =>
    `Your network has tried too many links that open no request. Try again in ${wait}, or contact us.`,
};

/** The private page of a new request: the confirmation of the booking form. */

export const confirmationTitle = "Request received";
export const confirmationSaved = "Booking and files saved successfully";
export const confirmationHeading = "We’ve got your request";
export const confirmationSavedWithoutFiles = plural({
  one: "Booking saved. # file wasn’t added",
  other: "Booking saved. # files weren’t added",
});
export const confirmationEmailed = (email: string) => `We’re emailing a link to this page to ${email}.`;
export const confirmationNotEmailed = "Save this page’s address. It’s where you follow your request.";
export const confirmationWrongAddress = {
  byPhone: "Wrong address? Call <phone></phone>.",
  byEmail: "Wrong address? Email <email></email>.",
};
export const confirmationReference = "Reference";

export const confirmationAnother = "Book another appointment";

export const confirmationNextHeading = "What happens next";
export const confirmationRead = "<lead>We read it.</lead> A person checks the scope, files and dates.";
export const confirmationAnswer =
  "<lead>You hear from us here and by email,</lead> with a question or a quote that you can accept.";
export const confirmationScan = "<lead>We scan.</lead> We check every scan before we leave.";

export const lookupTitle = "Find your request";
export const lookupDescription =
  "Enter your reference and email to get the link to your request: its status, quote, visit and messages.";
export const lookupLead =
  "We’ll email you a link to the page of your request, with its status, messages and files.";
export const lookupReference = "Reference";
export const lookupReferenceHint = "8 letters and digits, like K7MD-3R4F. It’s in our first email.";
export const lookupEmail = "Email";
export const lookupEmailHint = "The address you gave us with the request.";
export const lookupSend = "Email me the link";
export const lookupHelp = {
  byPhone: "No reference? Call <phone></phone> and we’ll find it.",
  byEmail: "No reference? Email <email></email> and we’ll find it.",
};

export const lookupSent = "Check your email";
export const lookupSentAdvice =
  "If we have a request with this reference and email, we’ll email its link to that address. It usually takes a few minutes, and longer when we get a lot of requests.";

export const lookupErrors = {
  reference: {
    missing: "Enter your reference",
    format: "Enter a reference of 8 letters and digits, like K7MD-3R4F",
    unused: (characters: string) =>
      `References never contain ${characters}. Copy yours from our first email.`,
  },
};
export const lookupTooMany = "Too many requests came from your network";
export const lookupTooManyAdvice = (wait: string) => `Wait ${wait}, then try again, or contact us.`;
