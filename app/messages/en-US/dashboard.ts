export const dashboard = "Dashboard";
export const pendingBookings = "Pending Bookings";
export const allBookings = "All Bookings";
export const shareOfAll = (share: string) => `${share} of all`;
export const viewList = "View list";
export const viewPendingList = "View list of pending bookings";
export const viewAllList = "View list of all bookings";

export const statistics = "Bookings Statistics";
export const distribution = "Bookings Distribution";
export const bookingsCount = "Bookings Count";
export const share = "Share";
export const series = {
  pending: "Pending Bookings",
  total: "Total Bookings",
  viewed: "Viewed Bookings",
};
export const seriesHeader = "Label";
export const chartName = (title: string, header: string, values: string) => `${title}, ${header}: ${values}`;
export const chartValue = (label: string, value: string) => `${label} ${value}`;

export const loadingChart = "Loading the chart…";
export const chunkFailed = (id: string) => `Loading chunk ${id} failed`;
export const numbersComplete = "The numbers below are complete without it.";
export const tryAgain = "Try again";
export const noBookings = "No bookings yet";
export const firstRequest = "This chart appears with the first request.";
export const openBookingForm = "Open the booking form";

/** What there is to do, on the dashboard below the charts. */
export const newest = {
  title: "Newest requests",
  empty: "No requests yet",
  advice: "New requests show up here as soon as a visitor submits the form.",
  link: "View list of the newest requests",
};
export const forUs = {
  title: "Waiting for us",
  empty: "Nobody is waiting for us",
  advice: "Every request has its answer.",
  link: "View list of bookings that wait for us",
};
export const forThem = {
  title: "Waiting for the customer",
  empty: "No customer owes us an answer",
  advice: "Questions and quotes without an answer show up here.",
  link: "View list of bookings that wait for the customer",
};
export const visits = {
  title: "Visits in the next 7 days",
  empty: "No visits in the next 7 days",
  advice: "A visit shows up here once it’s scheduled on its booking.",
};
export const deskViewList = "View list";
export const openCalendar = "Open calendar";

export const serviceUnknown = "Service: Not sure yet";
export const since = (time: string) => `Since ${time}`;
export const assignedTo = (name: string) => `Assigned to ${name}`;
/** Before the note about the owner or the stage. */
export const emailRefused = (note: string) => `An email came back. ${note}`;
export const unassigned = "Not assigned";
export const nobodyComes = "Nobody assigned yet";
export const pacificTime = "Times are in Pacific time.";

/** What administrators read about backups on the dashboard. */

export const backupFaults = {
  failed: "The last backup failed",
  incomplete: "The last backup found a fault",
  late: "There’s no backup of the last 26 hours",
};
export const lastMade = (time: string) => `The last complete backup is of ${time}.`;
export const noneMade = "No backup has been made yet.";
export const backupAdvice = {
  failed: "Tell whoever runs the server. This notice goes away with the next good backup.",
  incomplete: "The backup can be restored. Tell whoever runs the server what it found.",
  late: "Tell whoever runs the server that the nightly backup doesn’t run.",
};
export const copyLate = "Backups haven’t left the machine for 30 hours";
export const lastCopied = (time: string) => `The last copy elsewhere is of ${time}.`;
export const noneCopied = "No backup has been copied elsewhere yet.";
export const copyAdvice =
  "If the machine is lost, so are the backups since then. Tell whoever runs the server that the copy fails or doesn’t run.";

/** What a site in production lacks without a setting: in the log, and on the dashboard of administrators. */

export const missingTitle = "Before you go live";
export const missingAdvice = "Ask whoever runs the server to set these, and to start the site again:";

export const missing = {
  PUBLIC_URL: "PUBLIC_URL: pages don’t say their address to search engines, and emails have no links.",
  SMTP_URL: "SMTP_URL: no email is sent. Confirmations, quotes and links wait for good.",
  TRUST_PROXY: "TRUST_PROXY: all visitors share the address of the proxy, and so one limit.",
  ADMIN_EMAIL:
    "ADMIN_EMAIL: the first administrator signs in with an address of example.com, which gets no email.",
  SESSION_SECRET:
    "SESSION_SECRET: the secret that signs links and sign-ins is kept in the data folder only. Keep a copy of it apart from the data.",
};

export const version = (version: string, commit: string) => `Version ${version} (${commit}).`;
