import { plural } from "~/messages/plural";

export const staff = "Staff";
export const skipToContent = "Skip to content";
export const menu = "Menu";
export const staffMenu = "Staff menu";
export const navigation = {
  dashboard: "Dashboard",
  bookings: "Bookings",
  calendar: "Calendar",
  addStaff: "Add Staff",
  staffManagement: "Staff Management",
  mail: "Mail",
  people: "Personal Data",
  audit: "Audit",
  settings: "Settings",
};
/** Links below the navigation. */
export const links = { help: "Help", site: "View site", api: "API documentation" };
export const accountMenu = (email: string) => `Account menu, ${email}`;
export const profile = "Profile";
export const logout = "Logout";
export const loadingPage = "Loading the page…";

export const notifications = "Notifications";
export const noNotifications = "Notifications, no new enquiries";
export const newInquiries = plural({
  one: "Notifications, # new enquiry",
  other: "Notifications, # new enquiries",
});
export const notUpToDate = ", not up to date";
export const noNewEnquiries = "No new enquiries";
export const newBookingEnquiry = (name: string) => `New booking enquiry from ${name}`;
export const announcePending = (count: string) => `${count} pending.`;
export const announceNew = (name: string, count: string) =>
  `New booking enquiry from ${name}. ${count} pending.`;
export const viewAll = "View all";
export const signedOut = "You’re signed out";
export const signInToContinue = "<signIn>Sign in</signIn> to see new enquiries.";
export const enquiriesNotLoaded = "We couldn’t load new enquiries";
export const lastLoaded = (time: string) => `This list is from ${time}. We’ll keep trying.`;
export const justNow = "just now";
