import { plural } from "~/messages/plural";

export const message = {
  label: "Write to us",
  hint: "Only the people working on your request read it. Up to 4,000 characters.",
  send: "Send message",
  sent: "Your message is sent",
  sentAdvice: "We’ll answer here and by email.",
  full: "You’ve written as many messages as this page takes",
  fullAdvice: {
    byPhone: (phone: string) => `Call us at ${phone} instead.`,
    byEmail: (email: string) => `Email us at ${email} instead.`,
  },
};

export const file = {
  label: "Add files (max 15 MB each)",
  hint: (limit: number) =>
    `Up to ${limit} files in all. Images, PDF, Office, CAD, BIM, point clouds and video.`,
  send: "Add files",
  sent: plural({ one: "# file added", other: "# files added" }),
  none: "Choose a file first",
  notSent: (name: string) => `${name} couldn’t be sent. Check your connection, then press “Add files” again.`,
  known: "You already sent these files",
  tooMany: (name: string, limit: number) =>
    `${name} wasn’t added. A request can have ${limit} files. Combine several in a ZIP, or email it to us.`,
};

export const date = {
  open: "Ask for another date",
  lead: "The visit stays as it is until we confirm the new date.",
  leadWithoutVisit: "We’ll confirm the date with you before anyone comes out.",
  label: "Date and time you’d like",
  hint: "Pacific time.",
  text: "Anything we should know?",
  send: "Send date",
  sent: "We’ve got your date",
  sentAdvice: "We’ll check it and answer here and by email.",
};

export const accept = {
  title: (number: number, total: string) => `Accept quote ${number} for ${total}?`,
  lead: "By accepting, you order this work at this price.",
  send: "Accept quote",
  sent: "Thank you",
  sentAdvice: "We’ve told the people working on your request.",
};

export const decline = {
  title: (number: number) => `Decline quote ${number}?`,
  lead: "Your request stays open, and we can send you another quote.",
  text: "What should be different?",
  send: "Decline quote",
  sent: "You declined the quote",
  sentAdvice: "We’ll read what you wrote and get back to you.",
};

export const cancel = {
  open: "Cancel this request",
  title: "Cancel this request?",
  lead: "We’ll stop working on it. If a visit is scheduled, nobody will come. A quote that’s still open ends.",
  text: "Why are you canceling?",
  send: "Cancel request",
  sent: "Your request is canceled",
  sentAdvice: "We’ve told everyone who was working on it.",
  tooLate: "It’s too late to cancel here",
  tooLateAdvice: {
    byPhone: "The visit is too near to cancel it here. Call us at <phone></phone> and we’ll sort it out.",
    byEmail: "The visit is too near to cancel it here. Email us at <email></email> and we’ll sort it out.",
  },
  tooLateContact: {
    byPhone: (phone: string) => `The visit is too near. Call us at ${phone} and we’ll sort it out.`,
    byEmail: (email: string) => `The visit is too near. Email us at ${email} and we’ll sort it out.`,
  },
};

export const goBack = "Go back";

/** The state of a quote that can no longer be accepted or declined. */
export const quoteGone = {
  accepted: (day: string) => `You accepted this quote on ${day}`,
  declined: (day: string) => `You declined this quote on ${day}`,
  withdrawn: (day: string) => `We withdrew this quote on ${day}`,
  replaced: (day: string) => `We replaced this quote with another one on ${day}`,
  expired: (day: string) => `This quote expired on ${day}`,
  missing: "This quote no longer exists",
};
export const quoteGoneAdvice = "Nothing was changed. Write to us if you’d like a new quote.";
export const quoteReplacedAdvice = "Nothing was changed. Read the new quote, then answer it.";
export const closed = {
  done: "This request is already done",
  declined: "We declined this request",
  canceled: "This request is already canceled",
};
export const closedAdvice = "Nothing was changed. You can still write to us below.";

export const notSent = "That wasn’t sent";
export const tooManyPosts = "Too many forms came from your network";
export const tooManyPostsAdvice = (wait: string) =>
  `What you typed is still here. Try again in ${wait}, or contact us.`;
