import { plural } from "~/messages/plural";

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
export const bothCharts = "Both charts in figures";
export const chartName = (title: string, header: string, values: string) => `${title}, ${header}: ${values}`;
export const chartValue = (label: string, value: string) => `${label} ${value}`;

export const loadingChart = "Loading the chart…";
export const chunkFailed = (id: string) => `Loading chunk ${id} failed`;
export const numbersComplete = "The numbers below are complete without it.";
export const tryAgain = "Try again";
export const noBookings = "No bookings yet";
export const firstRequest = "This chart appears with the first request.";
export const openBookingForm = "Open the booking form";

export const whatWaits = "What’s waiting";
export const longest = (time: string) => `longest ${time}`;
export const overWeek = plural({ other: "# over a week" });
export const newest = (time: string) => `newest ${time} ago`;
export const counts = {
  mine: { title: "Mine", none: "no one is waiting for you" },
  forUs: { title: "Waiting for us", none: "no one is waiting" },
  unassigned: { title: "Unassigned", none: "each has an owner" },
  replies: { title: "Replies", none: "all read" },
};
export const mine = {
  title: "Mine",
  empty: "No one is waiting for you",
  advice: "Requests that you take or that colleagues hand to you show up here until they have their answer.",
};
export const workThrough = (count: string) => `Work through ${count}`;
export const unassigned = {
  title: "Unassigned",
  empty: "Every waiting request has an owner",
  advice: "New requests show up here as soon as a visitor submits the form.",
  link: "View list of unassigned bookings that are waiting for us",
};
export const longestFirst = (count: string) => `${count}, longest waiting first`;

export const newReply = "New reply";
export const waitsFor = (time: string) => `Has been waiting for ${time}`;
export const overAWeek = "over a week";
export const reply = "Reply";
export const replyTo = (name: string) => `Reply to ${name}`;
export const quote = "Quote";
export const quoteFor = (name: string) => `Quote for ${name}`;
export const open = "Open";
export const openBooking = (name: string) => `Open the booking of ${name}`;
export const take = "Take";
export const takeBooking = (name: string) => `Take the booking of ${name}`;
export const taken = (name: string) => `${name}’s booking is yours`;
export const takenBy = (name: string, owner: string) => `${name}’s booking is ${owner}’s already`;
export const takenBySomebody = (name: string) => `${name}’s booking is somebody else’s already`;
export const handOver = "Hand over to";
export const handOverBooking = (name: string) => `Hand over the booking of ${name}`;
export const given = (name: string, owner: string) => `${name}’s booking is ${owner}’s now`;
export const bookingGone = "That booking no longer exists.";
export const handedOver = (by: string, note: string | null) =>
  note ? `${by} handed it to you: “${note}”` : `${by} handed it to you`;
export const emailFailed = "An email came back";
export const serviceUnknown = "No service chosen";

export const visits = {
  title: "Visits",
  empty: "No visits in the next 7 days",
  advice: "A visit shows up here once it’s scheduled on its booking.",
};
export const visitCount = (today: string, all: string) => `${today} today, ${all} in 7 days`;
export const today = (day: string) => `Today, ${day}`;
export const tomorrow = (day: string) => `Tomorrow, ${day}`;
export const until = (time: string) => `to ${time}`;
export const you = "You";
export const nobodyAssigned = "Nobody assigned";
export const call = "Call";
export const callName = (name: string) => `Call ${name}`;
export const directions = "Directions";
export const directionsTo = (name: string) => `Directions to ${name}`;
export const calendar = "Calendar";
export const calendarOfAll = "Calendar with everyone’s visits";
export const moreVisits = "More visits in the calendar";
export const pacificTime = "Times are in Pacific time.";

/** Shown only to administrators. */
export const removalStopped = {
  title: "Old data isn’t being removed",
  text: "The next cleanup would remove most of what there is at once, as it would if the server’s clock were wrong. Ask whoever runs the server to check the clock. Visitors and staff can work as usual.",
};

export const backupFaults = {
  failed: "The last backup failed",
  incomplete: "The last backup found a fault",
  late: "There’s no backup from the last 26 hours",
};
export const lastMade = (time: string) => `The last complete backup is from ${time}.`;
export const noneMade = "No backup has been made yet.";
export const backupAdvice = {
  failed: "Tell whoever runs the server. This notice goes away with the next good backup.",
  incomplete: "The backup can be restored. Tell whoever runs the server what it found.",
  late: "Tell whoever runs the server that the nightly backup isn’t running.",
};
export const copyLate = "Backups haven’t left the machine for 30 hours";
export const lastCopied = (time: string) => `The last copy elsewhere is from ${time}.`;
export const noneCopied = "No backup has been copied elsewhere yet.";
export const copyAdvice =
  "If the machine is lost, so are the backups since then. Tell whoever runs the server that the copy is failing or isn’t running.";

/** Missing settings of a site in production, in the log and on the administrators' dashboard. */

export const missingTitle = "Before you go live";
export const missingAdvice = "Ask whoever runs the server to set these, and to start the site again:";

export const missing = {
  PUBLIC_URL: "PUBLIC_URL: pages don’t say their address to search engines, and emails have no links.",
  SMTP_URL: "SMTP_URL: no email is sent. Confirmations, quotes and links wait forever.",
  TRUST_PROXY: "TRUST_PROXY: all visitors share the address of the proxy, and so one limit.",
  ADMIN_EMAIL:
    "ADMIN_EMAIL: the first administrator signs in with an address of example.com, which gets no email. Set it, then run npm run admin:reset, which creates that account.",
  SESSION_SECRET:
    "SESSION_SECRET: the secret that signs links and sign-ins is kept in the data folder only. Keep a copy of it apart from the data.",
};

export const version = (version: string, commit: string) => `Version ${version} (${commit}).`;
