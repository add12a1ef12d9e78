import { plural } from "~/messages/plural";

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
export const hasSecondFactor = "Second factor";
export const noSecondFactor = "No second factor";
export const lastSignIn = (time: string) => `Last sign-in ${time}`;
export const neverSignedIn = "No sign-in yet";
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
      `${name} loses access right away. If they have visits ahead or open requests, we’ll ask who gets them.`,
    confirm: "Remove",
  },
};
export const keysLeft = (count: number, name: string, list: string) =>
  count === 1
    ? `A key that ${name} made keeps working for programs: ${list}.`
    : `Keys that ${name} made keep working for programs: ${list}.`;
export const seeKeys = "See the keys";
export const passwordAgain = "Enter the new password again to confirm";

export const passwordMissing = "Enter a new password to update this user.";
export const inRowOf = (name: string) => `See the row for ${name}.`;
export const updated = "User details updated successfully";
export const newPasswordSet = (name: string) =>
  `${name} has a new password, and is signed out. Their calendar address stopped working.`;
/** The page that reassigns a removed user's work. */
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
  hint: "They get an email with a calendar file for each visit. Customers are told who’s coming instead. If you choose nobody, they aren’t told anything.",
  confirm: "Remove and hand over",
  anyway: "Remove and hand over anyway",
  missing: "Choose who gets the work",
  changed: "Nothing was changed: there’s other work now",
  changedAdvice: "Check the numbers below, then confirm again.",
  unknown: "Nothing was changed: that account was removed",
  unknownAdvice: "Choose someone else.",
  busy: "Nothing was changed: that person isn’t free at these times",
  busyAdvice: "Choose someone else, or hand them over anyway.",
  visit: (customer: string, time: string) => `${customer}, ${time}`,
  ownCalendar: "Busy in their own calendar",
};
export const removed = "User removed";
export const canNoLongerSignIn = (name: string) =>
  `${name} can no longer sign in, and their calendar address stopped working.`;
export const alreadyRemoved = "That user was already removed";
export const ownAccount = "You can’t remove your own account";
export const ownAccountAdvice = "Ask another administrator to do it.";

export const unknownAccount = "We couldn’t find this account. It may have been removed.";
export const pageName = (name: string) => `${name} | Staff Management`;
export const back = "Staff Management";
export const colleagueOwnAccount = "This is your own account.";

export const details = "Details";
export const colleagueName = "Name";
export const colleagueEmail = "Email";
export const emailHint =
  "A new email ends their sessions and calendar address. We’ll tell them at the old and the new address.";
export const mobile = "Phone number";
export const save = "Save changes";
export const saved = "Details saved";

export const role = "Role";
export const staff = "Staff";
export const colleagueAdministrator = "Administrator";
export const roleTexts = {
  staff: "Opens the dashboard, the bookings and their own profile.",
  admin: "Also manages staff accounts and the company’s settings.",
};
export const makeAdmin = "Make administrator";
export const makeStaff = "Remove administrator rights";
export const roleQuestions = {
  admin: {
    title: (name: string) => `Make ${name} an administrator?`,
    consequence: (name: string) =>
      `${name} will be able to add, change and remove staff accounts, yours included, and to change the company’s settings.`,
    confirm: "Make administrator",
  },
  staff: {
    title: (name: string) => `Remove the administrator rights of ${name}?`,
    consequence: (name: string) =>
      `${name} can no longer open staff accounts and settings, right away. Open invitations that ${name} sent stop working.`,
    confirm: "Remove administrator rights",
  },
  self: {
    title: "Give up your own administrator rights?",
    consequence:
      "You can no longer open staff accounts and settings, right away. Only another administrator can give the rights back.",
    confirm: "Give up my rights",
  },
};
export const becameAdmin = (name: string) => `${name} is an administrator now`;
export const becameStaff = (name: string) => `${name} is no longer an administrator`;
export const gaveUp = "You’re no longer an administrator";

export const password = "Password";
export const linkText = (minutes: number) =>
  `We’ll email a link to choose a new password. It works once, for ${minutes} minutes. Until then, the current password still works.`;
export const linkTextWithoutMail = (minutes: number) =>
  `You’ll get a link to pass on, with which they choose a new password. It works once, for ${minutes} minutes. Until then, the current password still works.`;
export const sendLink = "Send a link";
export const createLink = "Create link";
export const linkSent = "The link is on its way";
export const linkSentAdvice = (email: string, minutes: number) =>
  `We’re sending it to ${email}. It works once, for ${minutes} minutes.`;
export const linkCreated = "The link is ready";
export const linkCreatedAdvice = (name: string) =>
  `Pass it on to ${name}, and to nobody else. It isn’t shown again, but you can create another.`;
export const changeOwn = "<link>Change your password</link> with the current one.";

export const devicesLead = "Sign out what shouldn’t be signed in. The password still works.";
export const noDevices = "Not signed in anywhere.";
export const signOutEverywhere = "Sign out everywhere";
export const deviceEnded = "Device signed out";
export const ownDevices = "Your own devices are listed under <link>Security</link>.";

export const signOutTitle = (name: string) => `Sign ${name} out everywhere?`;
export const signOutConsequence = (name: string) =>
  `This signs ${name} out on every device and ends their calendar address. We’ll email them about it. They can sign in again with their password.`;
export const passwordFirst =
  "Has somebody learned the password? Then set a new one. That signs them out, too.";
export const signedOut = (name: string) => `${name} is signed out everywhere`;
export const signedOutAdvice = "Their calendar address stopped working, too.";

export const calendar = "Calendar address";
export const calendarLead = "Anyone who has this secret address can see their visits.";
export const neverRead = "No calendar app has read it yet.";
export const lastRead = (time: string) => `A calendar app last read it ${time}.`;
export const lastReadBy = (time: string, program: string) =>
  `A calendar app last read it ${time} (${program}).`;
export const endAddress = "End the calendar address";
export const endTitle = (name: string) => `End the calendar address of ${name}?`;
export const endConsequence = (name: string) =>
  `Calendar apps that use it stop showing the visits of ${name}. We’ll email them that a new address is under Calendar.`;
export const feedEnded = "The calendar address was ended";
export const addressEndedAdvice = (name: string) => `${name} finds a new one under Calendar.`;

export const factorsTitle = "Remove second factors";
export const factorsPanel = "Second factors";
export const factorsLead =
  "If they lost their device, remove their second factors. Then they sign in with the password alone.";
export const factorsConsequence = (name: string, email: string) =>
  `${name} (${email}) lost their device? This removes their passkeys, authenticator app and recovery codes, signs them out everywhere, and ends their calendar address. After that, the password is enough to sign in.`;
export const factorsAdvice =
  "First make sure it’s really them asking, for example with a call. We’ll email them that it was done.";
export const factorsConfirm = "Remove second factors";
export const factorsRemoved = "Second factors removed";
export const factorsUnknown = "There’s no such account, or it can’t be changed here.";
