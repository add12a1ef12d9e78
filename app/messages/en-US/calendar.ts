import { plural } from "~/messages/plural";

/** Visits in calendars: files in mails, the feed of a staff member, and the week view of the back office. */

export const title = "Calendar";
export const lead = "All times are Pacific time.";
/** Shown in the week view, in which heights stand for durations. */
export const freeHint = "Click a free hour to schedule a visit.";
export const schedule = "Schedule";
export const scheduleAt = (time: string) => `Schedule a visit on ${time}`;
export const weeks = "Weeks";
export const previousWeek = "Previous week";
export const thisWeek = "This week";
export const nextWeek = "Next week";
export const who = "Whose visits";
export const mine = "Mine";
export const everyone = "Everyone";
export const show = "Show";
export const otherHours = "Other hours";
export const today = "Today";
export const noVisits = "No visits";
export const noVisitsInWeek = "No visits this week";
export const nobody = "Nobody assigned";
export const you = "You";
/** Two concurrent visits of one person. */
export const twice = (name: string) => `${name} twice`;
export const unassigned = plural({
  one: "# visit has nobody assigned",
  other: "# visits have nobody assigned",
});
export const showThem = "Show them";
export const tooMany = "Too many visits overlap to draw this week to scale, so it’s a list.";
export const cut = plural({ other: "This week has more visits. The first # are shown." });
export const legend = {
  title: "What the edges mean",
  own: "Yours",
  colleague: "Colleagues",
  nobody: "Nobody assigned: dashed, double edge",
  busy: "Busy in their own calendar: dotted edge",
  twice: "One person, two visits at once",
};
export const choose = {
  lead: "Choose the request. Its visit form opens with this time.",
  title: "Schedule a visit",
  searchLabel: "Search requests",
  search: "Search...",
  submit: "Search",
  none: "No open request matches.",
  more: "These are the newest. Search to find others.",
  back: "Back to the calendar",
};
export const download = "Calendar file";
export const downloadOf = (name: string) => `Calendar file of the visit to ${name}`;

export const feedTitle = "See your visits in your own calendar";
export const feedText =
  "Add this address to Google Calendar, Outlook or Apple Calendar. Anyone who has it can see your visits.";
export const feedHelp = "How to add it";
export const feedAddress = "Your calendar address";
export const renew = "Renew the address";
export const renewText =
  "The current address stops working. It also stops with a new password or email, or when you sign out all other devices.";
export const renewed = "Your calendar has a new address";
export const feedEnded =
  "Your calendar address stopped working, too. If a calendar app uses it, give it the new one from Calendar.";
export const renewedAdvice = "Replace the old one in your calendar app.";

export const feedName = (company: string) => `${company} visits`;
export const staffVisit = (name: string, service: string) => `${name}: ${service}`;
/** The title of a calendar entry after the erasure of the customer’s data. */
export const erasedVisit = "Canceled visit";
export const staffReference = (reference: string) => `Reference ${reference}`;
