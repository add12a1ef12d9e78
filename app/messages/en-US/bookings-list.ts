import { plural } from "~/messages/plural";

export const allBookings = "All Bookings";
/** The list's title: for the conditions of a view, for other conditions, and for none. */
export const listViews = {
  us: "Waiting for us",
  mine: "Mine",
  unassigned: "Unassigned",
  new: "New",
  all: "All Bookings",
  spam: "Spam",
  filtered: "Filtered bookings",
};
export const viewsLabel = "Views";
export const allView = "All";
export const rowsPerPage = "Rows per page";
export const searchLabel = "Search bookings by name, email, phone or reference";
export const searchPlaceholder = "Search...";
export const search = "Search";
export const filters = "Filter";
export const status = "Status";
export const anyStatus = "All";
export const service = "Service";
export const anyService = "Any";
export const noService = "Not sure yet";
export const stage = "Stage";
export const anyStage = "Any";
export const openStages = "Not finished";
export const owner = "Owner";
export const anyOwner = "Anyone";
export const myself = "Me";
export const assignedToNobody = "Nobody";
export const formerColleague = "Former colleague";
export const waitingFor = "Waiting for";
export const waiting = { us: "Us", them: "The customer" };
export const anyWaiting = "Any";
export const dateType = "Date type";
export const dateTypes = { received: "Received", preferred: "Preferred date" };
export const reversedDates = "Choose a date on or after the first one";
/** Date ranges; the buttons of the menu without script. */
export const datePresets = {
  last7: "Last 7 days",
  last30: "Last 30 days",
  thisMonth: "This month",
  lastMonth: "Last month",
};
export const applyFilter = "Apply";
export const exportCsv = "Export CSV";

export const sortLabel = "Sort order";
export const sortBy = "Sort by";
export const sorts = {
  received: "Received",
  preferred: "Preferred Date",
  name: "Name",
  waiting: "Time waiting",
  replies: "New replies",
};
export const orders = {
  received: { desc: "newest first", asc: "oldest first" },
  preferred: { asc: "soonest first", desc: "latest first" },
  name: { asc: "A to Z", desc: "Z to A" },
  waiting: { asc: "longest first", desc: "shortest first" },
  replies: { asc: "first, then longest waiting", desc: "last, after shortest waiting" },
};
export const tableCaption = (sort: string, order: string) => `Bookings by ${sort}, ${order}`;

export const name = "Name";
export const email = "Email";
export const emailFailed = "An email came back";
export const phone = "Phone";
export const preferredDate = "Preferred Date";
export const serviceLocation = "Service Location";
export const actions = "Actions";
export const viewLocation = "View Location";
export const viewLocationOf = (name: string) => `View Location of ${name}`;
export const view = "View";
export const viewBookingOf = (name: string) => `View ${name}`;
export const owners = { nobody: "Nobody", label: "Owner" };
export const receivedOn = (day: string) => `Received ${day}`;
export const visitAt = (time: string) => `Visit ${time}`;
export const newReply = (time: string) => `New reply, ${time}`;
export const pacificTime = "Dates are in Pacific time.";

export const loading = "Loading bookings…";
export const bookings = plural({ one: "# booking", other: "# bookings" });
export const matches = plural({ one: "# booking matches.", other: "# bookings match." });
const matching = plural({ one: "# booking matches", other: "# bookings match" });
export const searchMatches = (count: number, term: string) => `${matching(count)} “${term}”.`;
/** By the sort order, which determines the bookings that are omitted. */
export const tooManyMatches = {
  received: {
    desc: (count: string) =>
      `More than ${count} match. These are the newest ${count}. Narrow your search to see the rest.`,
    asc: (count: string) =>
      `More than ${count} match. These are the oldest ${count}. Narrow your search to see the rest.`,
  },
  preferred: {
    desc: (count: string) =>
      `More than ${count} match. These have the latest preferred dates. Narrow your search to see the rest.`,
    asc: (count: string) =>
      `More than ${count} match. These have the earliest preferred dates. Narrow your search to see the rest.`,
  },
};
/** Replaces the texts above while the list is sorted by waiting time. */
export const tooManyWaiting = {
  asc: (count: string) =>
    `More than ${count} match. These have waited the longest. Narrow your search to see the rest.`,
  desc: (count: string) =>
    `More than ${count} match. These have waited the shortest time. Narrow your search to see the rest.`,
};
export const clearCondition = {
  search: (condition: string) => `${condition}, clear search`,
  status: (condition: string) => `${condition}, clear status`,
  service: (condition: string) => `${condition}, clear`,
  language: (condition: string) => `${condition}, clear`,
  stage: (condition: string) => `${condition}, clear`,
  owner: (condition: string) => `${condition}, clear owner`,
  waiting: (condition: string) => `${condition}, clear`,
  replied: (condition: string) => `${condition}, clear`,
  spam: (condition: string) => `${condition}, leave the list`,
  range: (condition: string) => `${condition}, clear dates`,
};
export const clearAll = "Clear all";

export const noBookings = "No bookings available.";
export const firstBooking = "New requests show up here as soon as a visitor submits the form.";
export const endBeforeStart = "The end date is before the start date.";
export const nothingBetween = "No bookings can fall between them.";
export const swapDates = "Swap dates";
export const noMatches = "No bookings match these filters.";
export const noSearchMatches = (term: string) => `No bookings match “${term}”.`;
export const noFilteredMatches = (term: string) => `No bookings match “${term}” with these filters.`;
export const searchHint =
  "Search by part of a name, email or phone number, by the full reference, or by a word of three letters or more from the company, the place, the scope, a note or a message.";
export const clearSearch = "Clear search";
export const clearFilters = "Clear all filters";

export const bookingRemoved = "That booking no longer exists.";
export const bookingRemovedAdvice = "Someone may have removed it. This list is up to date.";

/** The conditions of the list's filter. Those about days are grouped by the date to which the days apply. */
export const quoted = (term: string) => `“${term}”`;
export const onDay = {
  received: (day: string) => `Received on ${day}`,
  preferred: (day: string) => `Preferred date on ${day}`,
};
export const betweenDays = {
  received: (from: string, to: string) => `Received ${from} to ${to}`,
  preferred: (from: string, to: string) => `Preferred date ${from} to ${to}`,
};
export const sinceDay = {
  received: (day: string) => `Received since ${day}`,
  preferred: (day: string) => `Preferred date from ${day}`,
};
export const untilDay = {
  received: (day: string) => `Received through ${day}`,
  preferred: (day: string) => `Preferred date through ${day}`,
};

export const conditionService = (name: string) => `Service: ${name}`;
export const conditionNoService = "Service: Not sure yet";
export const conditionOpen = "Stage: Not finished";
export const conditionStage = (name: string) => `Stage: ${name}`;
export const conditionAssignedToMe = "Assigned to me";
export const conditionAssignedToNobody = "Assigned to nobody";
export const conditionAssignedTo = (name: string) => `Assigned to ${name}`;
/** For an account that was removed, or never existed. */
export const assignedToOther = "Assigned to a former colleague";
export const conditionWaiting = { us: "Waiting for us", them: "Waiting for the customer" };
export const conditionReplied = "New reply";

export const selectionHeading = "Selected bookings";
export const selectBooking = (name: string) => `Select ${name}`;
export const selectAll = "Select all on this page";
/** Selects the bookings of all pages, up to the limit of one change. */
export const selectEvery = plural({ one: "Select # booking", other: "Select all #" });
export const selectFirst = plural({ one: "Select # booking", other: "Select the first #" });
export const listChanged = "This list has changed in the meantime.";
export const listChangedAdvice = "Nothing was changed. Look at the list, then select again.";
export const clearSelection = "Clear";
export const selected = plural({ one: "# booking selected", other: "# bookings selected" });

export const assignTo = "Assign to";
export const selectionMyself = "Me";
export const nobody = "Nobody";
export const assign = "Assign";
export const markViewed = "Mark as viewed";
export const startReview = "Move to In review";

const selectionAssignedTo = plural({
  one: "# booking assigned to {name}.",
  other: "# bookings assigned to {name}.",
});
export const assigned = (count: number, name: string) =>
  selectionAssignedTo(count).replace("{name}", () => name);
export const unassigned = plural({
  one: "# booking assigned to nobody.",
  other: "# bookings assigned to nobody.",
});
export const markedViewed = plural({
  one: "# booking marked as viewed.",
  other: "# bookings marked as viewed.",
});
export const startedReview = plural({
  one: "# booking moved to In review.",
  other: "# bookings moved to In review.",
});
export const noneIsNew = "None of the selected bookings is new.";
export const viewedAlready = "These bookings were viewed already.";
export const markedSpam = plural({
  one: "# booking marked as spam. It’s out of all lists and counts.",
  other: "# bookings marked as spam. They’re out of all lists and counts.",
});
export const unmarkedSpam = plural({
  one: "# booking is no longer spam. Everything is as it was before.",
  other: "# bookings are no longer spam. Everything is as it was before.",
});
export const nothingSelected = "Select at least one booking";
export const nothingSelectedAdvice =
  "Check the box beside each booking that you want to change, then try again.";
export const gone = "Those bookings no longer exist.";
export const goneAdvice = "Someone may have removed them. This list is up to date.";

/** Column heads of the CSV file that differ from the form's labels. */
export const csvColumns = {
  reference: "Reference",
  status: "Status",
  received: "Received (Pacific time)",
  completionDate: "Completion Date (Pacific time)",
  termsAccepted: "Terms Accepted (Pacific time)",
  termsVersion: "Terms Version",
  privacyConsent: "Privacy Consent (Pacific time)",
  privacyVersion: "Privacy Policy Version",
  showcaseConsent: "Showcase Consent (Pacific time)",
  viewed: "Viewed (Pacific time)",
  viewedBy: "Viewed By",
  stage: "Stage",
  stageChanged: "Stage Changed (Pacific time)",
  owner: "Owner",
  waitingFor: "Waiting For",
  waitingSince: "Waiting Since (Pacific time)",
  id: "Id",
  quoteTotal: "Quote Total",
  quoteState: "Quote State",
  visit: "Visit (Pacific time)",
};
export const inPacificTime = (column: string) => `${column} (Pacific time)`;
export const inDollars = (column: string) => `${column} (US dollars)`;
/** The side that has to act next. */
export const csvWaiting = { us: "Us", them: "Customer", nobody: "" };

/** Saved searches. The back office calls them saved lists. */
export const saveThisSearch = "Save as list";
export const searchName = "List name";
export const replacesSameName = "This replaces any saved list with the same name.";
export const saveSearch = "Save";
export const searchSaved = (name: string) => `List saved as “${name}”.`;
export const seeSaved = "See your saved lists";

export const nameMissing = "Enter a name for the list";
export const nameTooLong = (limit: number) => `Shorten the name to ${limit} characters or fewer`;
export const searchMissing = "The list is missing. Reload the page and try again";
export const searchTooLong = "This list has too many filters to save. Use fewer";
export const limitReached = (limit: number) =>
  `You have ${limit} saved lists, which is the limit. Remove one, then save this one.`;
export const nameTaken = (name: string) => `You already have a list named “${name}”. Choose another name.`;
export const saveLists = "Save lists";
export const noSavedLists = "No saved lists yet.";
export const howToSave = "Search or filter the bookings, then choose “Save as list” to find it here.";
export const goToBookings = "Go to bookings";
export const renameSearch = "Rename";
export const renameList = (name: string) => `Rename ${name}`;
export const newName = "New name";
export const saveName = "Save name";
export const removeSearch = "Remove";
export const removeList = (name: string) => `Remove ${name}`;
export const searchRemoved = "Saved list removed";
export const searchRenamed = "Saved list renamed";
export const searchAlreadyRemoved = "That saved list was already removed";

export const searchForAll = "All bookings";
export const searchFor = (term: string) => `Search ${term}`;
/** By sort and order. */
export const sortedBy = {
  received: { desc: "by received, newest first", asc: "by received, oldest first" },
  preferred: { asc: "by preferred date, soonest first", desc: "by preferred date, latest first" },
  name: { asc: "by name, A to Z", desc: "by name, Z to A" },
  waiting: { asc: "by time waiting, longest first", desc: "by time waiting, shortest first" },
  replies: { asc: "new replies first", desc: "new replies last" },
};
