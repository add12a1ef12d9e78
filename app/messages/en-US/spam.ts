export const spam = "Spam";
export const spamCount = (count: string) => `Spam (${count})`;

export const spamReasons = {
  staff: "Marked by staff",
  "hidden-field": "A hidden field was filled in",
  "too-fast": "Sent too fast for a person",
  "marked-sender": "From an address or email that staff marked before",
};

export const markSpam = "Mark as spam";
export const unmarkSpam = "Not spam";
export const markedSpam = "Marked as spam. It’s out of all lists and counts.";
export const unmarkedSpam = "No longer spam. Everything is as it was before.";
export const removedOn = (day: string) => `Removal on ${day}`;

/** On the page of a marked request. */
export const spamTitle = "This request is marked as spam";
export const byStaff = (actor: string, time: string) => `${actor} marked it on ${time}.`;
export const byFormerStaff = (time: string) => `A former colleague marked it on ${time}.`;
export const bySystem = {
  "hidden-field": (time: string) =>
    `The form or the API marked it on ${time} because a field that people can’t see was filled in.`,
  "too-fast": (time: string) =>
    `The form or the API marked it on ${time} because it was sent faster than a person can fill it in.`,
  "marked-sender": (time: string) =>
    `The form or the API marked it on ${time} because staff marked another request from the same internet address or email in the 30 days before.`,
};
export const spamConsequence = (day: string) =>
  `It’s in no other list or count, and no email about it goes to the customer. It will be removed for good, with its files, on ${day}.`;
export const spamUndoHint = "If it’s a real request, choose “Not spam.”";

/** For a marked request whose visitor has used the private page since. */
export const spamAnswered = "Wrote since it was marked";
export const spamAnsweredTitle = "The customer wrote after it was marked.";
export const spamAnsweredHint = "Programs rarely do that. Read the messages, files and activity below.";

/** In the history of a request. */
export const markedBy = (actor: string) => `Marked as spam by ${actor}`;
export const suspected = (reason: string) => `Marked as spam by the form: ${reason}`;
export const unmarkedBy = (actor: string) => `Marked as not spam by ${actor}`;

export const canceledAsSpam = "The request was marked as spam.";

export const lookInSpam = "Look in spam";
export const noSpam = "No spam.";
export const noSpamHint = (days: number) =>
  `Requests marked as spam show up here. They’re removed for good after ${days} days.`;
export const spamListHint = (days: number) =>
  `These requests are in no other list or count. Each is removed for good ${days} days after it was marked.`;
