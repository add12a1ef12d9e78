import { plural } from "~/messages/plural";

export const staff = "Staff";
export const skipToContent = "Skip to content";
export const menu = "Menu";
export const staffMenu = "Staff menu";
/** A range of days. */
export const firstDay = "From";
export const lastDay = "To";
export const navigation = {
  dashboard: "Dashboard",
  bookings: "Bookings",
  calendar: "Calendar",
  reports: "Reports",
  projects: "Projects",
  addStaff: "Add Staff",
  staffManagement: "Staff Management",
  mail: "Mail",
  people: "Personal Data",
  audit: "Audit",
  settings: "Settings",
};
export const navigationGroups = { work: "Work", people: "People", administration: "Administration" };
export const waiting = plural({ other: ", # waiting for us" });
export const moreSettings = "Mail, personal data and audit";
/** Links below the navigation. */
export const links = { help: "Help", site: "View site", api: "API documentation" };
export const accountMenu = (email: string) => `${email}, account menu`;
export const profile = "Profile";
export const logout = "Logout";
export const loadingPage = "Loading the page…";

export const notifications = "Notifications";
export const noNotifications = "Notifications, no new enquiries";
export const countNotifications = (counts: readonly string[]) => `Notifications, ${counts.join(", ")}`;
export const newInquiries = plural({ one: "# new enquiry", other: "# new enquiries" });
export const countReplies = plural({ one: "# reply", other: "# replies" });
export const countHandedOver = plural({ other: "# handed to you" });
export const kinds = { replies: "Replies", handedOver: "Handed to you", requests: "New requests" };
export const replied = (name: string) => `${name} replied`;
export const handedYou = (by: string, name: string) => `${by} handed you ${name}`;
export const quoted = (note: string) => `“${note}”`;
export const notUpToDate = ", not up to date";
export const noNewEnquiries = "No new enquiries";
export const newBookingEnquiry = (name: string) => `New booking enquiry from ${name}`;
export const announcePending = (count: string) => `${count} pending.`;
export const announceNew = (name: string, count: string) =>
  `New booking enquiry from ${name}. ${count} pending.`;
export const announceReply = (name: string) => `${name} replied.`;
export const announceHandedOver = (by: string, name: string) => `${by} handed you ${name}.`;
export const viewAll = "View all";
export const viewAllReplies = "View all replies";
export const signedOut = "You’re signed out";
export const signInToContinue = "<signIn>Sign in</signIn> to see new enquiries.";
export const enquiriesNotLoaded = "We couldn’t load new enquiries";
export const lastLoaded = (time: string) => `This list is from ${time}. We’ll keep trying.`;
export const justNow = "just now";

/** By HTTP status. */
export const expectedErrors = {
  400: {
    title: "That didn’t work",
    message: "This page doesn’t recognize that request.",
    advice: "Go back, reload the page and try again.",
  },
  403: {
    title: "No access",
    message: "Your account can’t open this page.",
    advice: "Ask an administrator if you need it.",
  },
  404: {
    title: "Page not found",
    message: "There’s nothing at this address.",
    advice: "Check the address, or choose a page from the menu.",
  },
};

/** By HTTP status. */
export const serverErrors = {
  502: { message: "Our server isn’t running right now.", advice: "Wait a minute, then try again." },
  503: {
    message: "Our records are unavailable right now.",
    advice: "Everything you saved is safe. Wait a minute, then try again.",
  },
  504: { message: "Our server took too long to respond.", advice: "Wait a minute, then try again." },
  507: {
    message: "Our storage is full right now.",
    advice: "Everything you saved is safe. Try again in 10 minutes. If it keeps happening, report it.",
  },
};

export const somethingWentWrong = "Something went wrong";
export const pageFailed = "We couldn’t show this page.";
export const requestFailed = "Our server couldn’t handle that request.";
export const reloadAdvice =
  "Try again. If it keeps happening, report it with the error code, if you see one.";
export const notConnected = "We couldn’t connect.";
export const connectionAdvice = "Check your connection, then try again.";
export const reloadPage = "Reload this page";
export const typedText = "What you typed";
export const typedTextHint = "It wasn’t saved. Copy it if you still need it.";

/** The page of a booking before its data have loaded. The texts are in this catalog, because every staff page loads it. */
export const bookingDetails = "Booking Details";
export const allBookings = "All Bookings";
export const bookingLoading = "Loading booking details...";
