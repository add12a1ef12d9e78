import { plural } from "~/messages/plural";

/** The list of staff accounts. */
export const userList = "User List";
export const addStaff = "Add Staff";
export const invite = "Invite by email";
export const searchLabel = "Search users by name or email";
export const searchPlaceholder = "Search...";
export const search = "Search";

export const tableCaption = "Staff accounts, by name";
export const name = "Name";
export const email = "Email";
export const phoneNumber = "Phone Number";
export const updatePassword = "Update Password";
export const update = "Update";
export const updateUser = (name: string) => `Update ${name}`;
export const remove = "Remove";
export const removeUser = (name: string) => `Remove ${name}`;
export const administrator = "Administrator";
export const you = "You";
export const newPasswordOf = (name: string) => `New password for ${name}`;

export const noUsers = "No users found.";
export const noMatches = (term: string) => `No name or email matches “${term}”.`;
export const clearSearch = "Clear search";
export const everyoneNeedsAccount = "Everyone who signs in needs their own account.";

export const confirmations = {
  update: {
    title: "Are you sure you want to update this user’s details?",
    consequence: (name: string) =>
      `The new password takes effect right away and signs ${name} out everywhere. Their calendar address stops working.`,
    confirm: "Update",
  },
  remove: {
    title: "Are you sure you want to remove this user?",
    consequence: (name: string) =>
      `${name} loses access right away. If they have visits to come or open requests, we ask who gets them.`,
    confirm: "Remove",
  },
};
export const passwordAgain = "Enter the new password again to confirm";

export const passwordMissing = "Enter a new password to update this user.";
export const inRowOf = (name: string) => `See the row for ${name}.`;
export const updated = "User details updated successfully";
export const newPasswordSet = (name: string) =>
  `${name} has a new password, and is signed out. Their calendar address stopped working.`;
/** The page that asks who gets the work of a user who is removed. */
const visitsToCome = plural({ one: "# visit to come", other: "# visits to come" });
const openRequests = plural({ one: "# open request", other: "# open requests" });
export const handOver = {
  title: (name: string) => `Remove ${name}: who gets their work?`,
  work: (visits: number, requests: number) =>
    [...(visits > 0 ? [visitsToCome(visits)] : []), ...(requests > 0 ? [openRequests(requests)] : [])].join(
      ", ",
    ),
  more: (count: number) => `The next ${count} visits are listed.`,
  to: "Hand them to",
  choose: "Choose a person",
  nobody: "Nobody: list them as not assigned",
  hint: "They get an email with a calendar file for each visit. Customers learn who comes instead. With nobody, customers aren’t told anything.",
  confirm: "Remove and hand over",
  anyway: "Remove and hand over anyway",
  missing: "Choose who gets the work",
  changed: "Nothing was changed: there’s other work now",
  changedAdvice: "Check the numbers below, then confirm again.",
  unknown: "Nothing was changed: that account was removed",
  unknownAdvice: "Choose someone else.",
  busy: "Nothing was changed: that person has other visits at these times",
  busyAdvice: "Choose someone else, or hand them over anyway.",
  visit: (customer: string, time: string) => `${customer}, ${time}`,
};
export const removed = "User removed";
export const canNoLongerSignIn = (name: string) =>
  `${name} can no longer sign in, and their calendar address stopped working.`;
export const alreadyRemoved = "That user was already removed";
export const ownAccount = "You can’t remove your own account";
export const ownAccountAdvice = "Ask another administrator to do it.";
