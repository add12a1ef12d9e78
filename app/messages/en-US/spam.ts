/** Requests that staff, or the form itself, have marked as spam. */

export const spam = "Spam";
export const spamCount = (count: string) => `Spam (${count})`;
/** More than are counted. */
export const atLeast = (count: string) => `${count}+`;

/** Why a request was marked. */
export const reasons = {
  staff: "Marked by staff",
  "hidden-field": "A hidden field was filled in",
  "too-fast": "Sent too fast for a person",
};

export const mark = "Mark as spam";
export const unmark = "Not spam";
export const marked = "Marked as spam. It’s out of all lists and counts.";
export const unmarked = "No longer spam. Everything is as it was before.";
export const removedOn = (day: string) => `Removal on ${day}`;

/** On the page of a request that is marked. */
export const bannerTitle = "This request is marked as spam";
export const byStaff = (actor: string, time: string) => `${actor} marked it on ${time}.`;
export const byFormerStaff = (time: string) => `A former colleague marked it on ${time}.`;
export const bySystem = {
  "hidden-field": (time: string) =>
    `The form or the API marked it on ${time} because a field that people can’t see was filled in.`,
  "too-fast": (time: string) =>
    `The form or the API marked it on ${time} because it was sent faster than a person can fill it in.`,
};
export const consequence = (day: string) =>
  `It’s in no other list or count, and no email about it goes to the customer. It will be removed for good, with its files, on ${day}.`;
export const undoHint = "If it’s a real request, choose “Not spam.”";

/** The visitor has used the private page of a request since it was marked. */
export const answered = "Wrote after the mark";
export const answeredTitle = "The customer wrote after it was marked.";
export const answeredHint = "Programs rarely do that. Read the messages, files and activity below.";

/** In the history of a request. */
export const markedBy = (actor: string) => `Marked as spam by ${actor}`;
export const suspected = (reason: string) => `Marked as spam by the form: ${reason}`;
export const unmarkedBy = (actor: string) => `No longer spam, changed by ${actor}`;

/** Why a mail was not sent, in the list of mails. */
export const canceledAsSpam = "The request was marked as spam.";

/** In the list of bookings. */
export const lookInSpam = "Look in spam";
export const noSpam = "No spam.";
export const noSpamHint = (days: number) =>
  `Requests marked as spam show up here. They’re removed for good after ${days} days.`;
export const listHint = (days: number) =>
  `These requests are in no other list or count. Each is removed for good ${days} days after it was marked.`;
