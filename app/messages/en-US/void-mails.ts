/** Why an email was not sent: what it says was no longer so. Staff read it in the outbox. */

export const visitChanged = "Not sent: the visit was moved or changed.";
export const visitCanceled = "Not sent: the visit was canceled.";
export const visitBegun = "Not sent: the visit had begun.";
export const quoteWithdrawn = "Not sent: the quote was withdrawn.";
export const quoteReplaced = "Not sent: the quote was replaced by another one.";
export const quoteAnswered = "Not sent: the customer had answered the quote.";
export const quoteExpired = "Not sent: the quote had expired.";
export const stageChanged = (stage: string) => `Not sent: the request’s stage was no longer “${stage}.”`;
