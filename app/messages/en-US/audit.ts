/** The audit page of the back office; audit-actions.ts says what an entry is about. */

export const title = "Audit";
export const lead =
  "Who did what to accounts, settings, personal data, and exports, newest first. Nobody can change or delete an entry.";

export const help = "More about the audit log";

export const what = "What";
export const anything = "Anything";
export const allOf = (area: string) => `${area}, all`;
export const person = "Account";
export const anyone = "Any";
export const from = "From";
export const to = "To";
export const reversedDates = "Choose a date on or after the first one";
export const filters = "Filters";
export const filtersInUse = (count: string) => `Filters (${count})`;
export const filter = "Filter";
export const clearFilters = "Clear filters";
export const exportCsv = "Export CSV";

export const tableCaption = "Audit entries, newest first";
export const time = "Time (Pacific time)";
export const who = "Who";
export const about = "About";
export const details = "Details";
export const older = "Older entries";
export const newest = "Newest entries";

/** Who did something without an account. */
export const server = "The server";
export const notSignedIn = "Somebody who wasn’t signed in";

export const booking = (reference: string) => `Booking ${reference}`;
export const bookingGone = "A booking that no longer exists";
export const mail = "An email";

export const none = "No entries yet";
export const noneText =
  "An entry appears here as soon as somebody signs in, exports data, or changes an account or a setting.";
export const noMatches = "No entries match";
export const noMatchesText = "Try a longer period, or another account.";

/** The columns of the CSV file. */
export const csvColumns = {
  id: "Entry",
  pacific: "Time (Pacific time)",
  utc: "Time (UTC)",
  who: "Who",
  area: "Area",
  what: "What",
  about: "About",
  details: "Details",
};
