import { plural } from "~/messages/plural";

export const allBookings = "All Bookings";
export const searchLabel = "Search bookings by name, email, phone or reference";
export const searchPlaceholder = "Search...";
export const search = "Search";

export const filters = "Filters";
export const filtersInUse = (count: string) => `Filters (${count})`;
export const status = "Status";
export const anyStatus = "All";
export const service = "Service";
export const anyService = "Any";
export const noService = "Not sure yet";
export const stage = "Stage";
export const anyStage = "Any";
export const owner = "Owner";
export const anyOwner = "Anyone";
export const myself = "Me";
export const assignedToMe = "Assigned to me";
export const assignedToNobody = "Nobody";
export const formerColleague = "Former colleague";
export const waitingFor = "Waiting for";
export const waiting = { us: "Us", them: "The customer" };
export const anyWaiting = "Any";
export const dateType = "Date type";
export const dateTypes = { received: "Received", preferred: "Preferred date" };
export const from = "From";
export const to = "To";
export const reversedDates = "Choose a date on or after the first one";
export const filter = "Filter";
export const exportCsv = "Export CSV";

export const sortLabel = "Sort order";
export const sortBy = "Sort by";
export const sorts = {
  received: "Received",
  preferred: "Preferred Date",
  name: "Name",
  waiting: "Time waiting",
};
export const orders = {
  received: { desc: "newest first", asc: "oldest first" },
  preferred: { asc: "soonest first", desc: "latest first" },
  name: { asc: "A to Z", desc: "Z to A" },
  waiting: { asc: "longest first", desc: "shortest first" },
};
export const tableCaption = (sort: string, order: string) => `Bookings by ${sort}, ${order}`;

export const name = "Name";
export const email = "Email";
export const emailRefused = "An email came back";
export const phone = "Phone";
export const preferredDate = "Preferred Date";
export const serviceLocation = "Service Location";
export const actions = "Actions";
export const receivedOn = (day: string) => `Received ${day}`;
export const viewLocation = "View Location";
export const viewLocationOf = (name: string) => `View Location of ${name}`;
export const view = "View";
export const assignedTo = (name: string) => `Assigned to ${name}`;
export const viewBookingOf = (name: string) => `View ${name}`;
export const pacificTime = "Dates are in Pacific time.";

export const loading = "Loading bookings…";
export const bookings = plural({ one: "# booking", other: "# bookings" });
export const matches = plural({ one: "# booking matches.", other: "# bookings match." });
const matching = plural({ one: "# booking matches", other: "# bookings match" });
export const searchMatches = (count: number, term: string) => `${matching(count)} “${term}”.`;
/** By the order that decides which bookings are left out. */
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
/** In place of the others above while the list is sorted by the time that bookings wait. */
export const tooManyWaiting = {
  asc: (count: string) =>
    `More than ${count} match. These have waited the longest. Narrow your search to see the rest.`,
  desc: (count: string) =>
    `More than ${count} match. These have waited the shortest time. Narrow your search to see the rest.`,
};
export const clearCondition = {
  search: (condition: string) => `Clear search: ${condition}`,
  status: (condition: string) => `Clear status: ${condition}`,
  service: (condition: string) => `Clear ${condition}`,
  stage: (condition: string) => `Clear ${condition}`,
  owner: (condition: string) => `Clear owner: ${condition}`,
  waiting: (condition: string) => `Clear ${condition}`,
  spam: () => "Leave the list of spam",
  range: (condition: string) => `Clear dates: ${condition}`,
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
export const searchHint = "Search by part of a name, email or phone number, or by the full reference.";
export const clearSearch = "Clear search";
export const clearFilters = "Clear all filters";

export const bookingRemoved = "That booking no longer exists.";
export const bookingRemovedAdvice = "Someone may have removed it. This list is up to date.";

export const keyboardShortcuts = "Keyboard shortcuts";
export const shortcuts = {
  j: "Next booking",
  k: "Previous booking",
  Enter: "Open the booking",
  x: "Select the booking",
  "/": "Go to the search box",
  n: "Next page",
  p: "Previous page",
  "?": "Show this help",
};
/** As it is on the keyboard. */
export const enterKey = "Enter";
export const useShortcuts = "Use these shortcuts";
export const shortcutsHint = "Saved in this browser. They’re off while you type in a field.";
export const close = "Close";
