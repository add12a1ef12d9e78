/** The page on which an administrator manages the account of a colleague. */

export const unknown = "We couldn’t find this account. It may have been removed.";
export const pageName = (name: string) => `${name} | Staff Management`;
export const back = "Staff Management";
export const ownAccount = "This is your own account.";

export const details = "Details";
export const name = "Name";
export const email = "Email";
export const emailHint =
  "A new email ends their sessions and calendar address. We’ll tell them at the old and the new address.";
export const mobile = "Phone number";
export const save = "Save changes";
export const saved = "Details saved";

export const role = "Role";
export const staff = "Staff";
export const administrator = "Administrator";
export const roleTexts = {
  staff: "Opens the dashboard, the bookings and their own profile.",
  admin: "Also manages staff accounts and the company’s settings.",
};
export const makeAdmin = "Make administrator";
export const makeStaff = "Take administrator rights";
export const roleQuestions = {
  admin: {
    title: (name: string) => `Make ${name} an administrator?`,
    consequence: (name: string) =>
      `${name} will be able to add, change and remove staff accounts, yours included, and to change the company’s settings.`,
    confirm: "Make administrator",
  },
  staff: {
    title: (name: string) => `Take the administrator rights of ${name}?`,
    consequence: (name: string) =>
      `${name} can no longer open staff accounts and settings, right away. Open invitations that ${name} sent stop working.`,
    confirm: "Take administrator rights",
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
