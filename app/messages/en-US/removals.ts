/** The page where an administrator confirms that the removal of old data may go on, and the banner that leads there. */

export const title = "Removal of old data";

/** Why old data are kept. */
export const reasons = {
  ahead: {
    title: "Old data is being kept longer",
    text: "More than a day is missing since the last cleanup. Either the site was off, or the server’s clock is wrong.",
  },
  back: {
    title: "Old data isn’t being removed",
    text: "The server’s clock says an earlier time than it did before. It’s wrong now, or it was wrong then.",
  },
  share: {
    title: "Some old data isn’t being removed",
    text: "The next cleanup would remove most of what there is at once. That can be right, for example after a flood of spam.",
  },
};
export const nothingLost = "Nothing was removed because of it. Visitors and staff can work as usual.";
export const check = "Check the removal";

export const none = "Nothing is waiting";
export const noneText = "Old data is removed as the settings say.";

export const clock = "The server’s clock";
export const serverTime = "It says";
export const horizon = "Cleaned up until";
export const question = "Does it say the right time, within a few minutes?";
export const wrong =
  "If it’s wrong, don’t confirm. Ask whoever runs the server to set it. The removal then goes on by itself.";

export const affected = "What goes when you confirm";
export const kinds = {
  drafts: "Unfinished requests whose time is over",
  uploads: "Files that no request needs",
  spam: "Spam older than 30 days",
  addresses: "Network addresses older than 30 days",
  canceled: "Canceled and declined requests",
  done: "Finished requests, which are anonymized",
  requestFiles: "Files of closed requests",
  mails: "Emails",
  logs: "Access log entries",
};
export const nothingDue = "Nothing is due. You can confirm without losing anything.";
export const cannotUndo = "This can’t be undone. The first part goes within ten minutes.";

export const confirm = "The clock is right. Go on removing";
export const confirmed = "The removal goes on";
export const confirmedAdvice = "The next cleanup starts within ten minutes.";
export const clockMoved = "The clock has changed since you opened this page";
export const clockMovedAdvice = "Nothing was confirmed. Check the time below again.";
