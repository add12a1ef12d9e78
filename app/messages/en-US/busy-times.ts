/** Busy times from staff's own calendars: the page with the calendar's address, and the places that show them. */

export const title = "Busy times";
export const lead =
  "Add the address of your own calendar, and colleagues see when you’re busy before they schedule a visit for you. Only the times are kept, never what they’re for.";
export const howTo =
  "Google Calendar calls it “Secret address in iCal format”, Outlook “ICS link”, and Apple Calendar “Public Calendar”. Whoever has it can read your calendar, so we keep it secret and never show it again.";
export const address = "Calendar address";
export const addressHint = "Starts with https:// or webcal://, and often ends with .ics";
export const addressMissing = "Enter the address of your calendar";
export const addressTooLong = (limit: number) => `Enter an address of up to ${limit} characters`;
export const addressFormat =
  "Enter an https:// or webcal:// address on the internet, without a name and password in it";
export const giveTitle = "Connect your calendar";
export const replaceTitle = "Use another calendar";
export const save = "Read this calendar";
export const saved = "Your calendar is connected";
/** @param host null if the stored address can no longer be decrypted */
export const current = (host: string | null) =>
  host === null ? "Your calendar" : `Your calendar at ${host}`;
export const lastRead = (time: string) =>
  `Last read ${time}, Pacific time. We read it about every 20 minutes, and keep what’s within half a year.`;
export const notRead = "We couldn’t read your calendar last time";
export const oldTimes = "We’ll keep trying. Until then, your busy times stay as they were.";
export const forget = "Stop reading it";
export const forgetHint = "The address and your busy times are removed.";
export const forgotten = "Your calendar is no longer read";
export const notReadLately = "Your busy times are out of date: we can’t read your calendar.";
export const seeWhy = "See what to do";
export const show = "Show when I’m busy";
export const panelText = "Let colleagues see when you’re busy in your own calendar.";
/** @param host null if the stored address can no longer be decrypted */
export const panelGiven = (host: string | null) =>
  host === null
    ? "Your calendar is connected: colleagues see when you’re busy."
    : `Your calendar at ${host} is connected: colleagues see when you’re busy.`;
export const change = "Change or stop this";
export const allDay = "All day";
export const busy = "Busy";

export const advice = {
  scheme: "The address must start with https:// or webcal://. Copy it again from your calendar.",
  inside: "The address is inside a private network. Use one that’s on the internet.",
  "unknown-host": "There’s no such server. Check the address for typos, and enter it again.",
  unreachable:
    "The server doesn’t answer, or its certificate isn’t valid. If that doesn’t change, ask whoever runs your calendar.",
  slow: "The server takes too long to answer. Try again later. If that doesn’t change, use another calendar.",
  redirect: "The address leads to another one. Open it in a browser, and enter the address that it ends at.",
  denied:
    "The server says there’s no calendar, or it isn’t for us. Copy the secret address again from your calendar, and enter it.",
  status: "The server has a problem of its own. Try again later.",
  "too-large": "The calendar is larger than 5 MB. Use one without old events.",
  "no-calendar":
    "There’s no calendar at that address, but something else, such as a web page. Copy the .ics address.",
  "too-long":
    "The calendar takes too long to read: it has too many events, or one that repeats without an end. Use another calendar.",
  secret: "Our key was changed, and we can no longer read the address. Enter it again.",
};
