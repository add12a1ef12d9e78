import { feedEnded as feedEndedToo } from "~/messages/calendar";

/** Mails to staff about changes to their own account. */

const unexpected = "Didn’t expect this? Tell an administrator right away.";

export const emailRemoved = {
  subject: "The email of your staff account was changed",
  paragraphs: [
    "Your staff account has a new email address. You can’t sign in with this one anymore.",
    unexpected,
  ],
};
export const emailAdded = {
  subject: "The email of your staff account was changed",
  paragraphs: [
    "From now on, sign in to your staff account with this email. Your password stays the same.",
    feedEndedToo,
    unexpected,
  ],
};
export const becameAdmin = {
  subject: "You’re an administrator now",
  paragraphs: [
    "You can add, change and remove staff accounts, and change the company’s settings.",
    unexpected,
  ],
};
export const becameStaff = {
  subject: "You’re no longer an administrator",
  paragraphs: ["Your account still opens the dashboard, the bookings and your own profile.", unexpected],
};

export const signedOut = {
  subject: "You were signed out everywhere",
  paragraphs: [
    "An administrator signed your staff account out on every device. Your password stays the same.",
    feedEndedToo,
    unexpected,
  ],
};
export const feedEnded = {
  subject: "Your calendar address no longer works",
  paragraphs: [
    "An administrator ended the secret address of your calendar. If a calendar app uses it, give it the new one from Calendar.",
    unexpected,
  ],
};
export const openCalendar = "Open Calendar";

const notYou = "Wasn’t you? Choose a new password right away, then tell an administrator.";
export const passwordChanged = {
  subject: "Your password was changed",
  paragraphsBy: {
    owner: [
      "The password of your staff account was changed by somebody who was signed in to it. Every other device was signed out.",
      notYou,
      feedEndedToo,
    ],
    link: [
      "The password of your staff account was changed with a link from an email, and you were signed out everywhere.",
      notYou,
      feedEndedToo,
    ],
    administrator: [
      "An administrator set a new password for your staff account, and you were signed out everywhere.",
      "Ask them for the new password, or choose your own. Didn’t expect this? Tell another administrator right away.",
      feedEndedToo,
    ],
    command: [
      "The password of your staff account was reset with a command on the server, and you were signed out everywhere.",
      "Wasn’t you? Tell whoever runs the server right away.",
      feedEndedToo,
    ],
  },
  choose: "Choose a new password",
};

/** Mails with a secret link to an account. */

export const invitation = {
  subject: (company: string) => `Your invitation to ${company}`,
  paragraphs: ({ inviter, company, days }: { inviter: string; company: string; days: number }) => [
    `${inviter} invited you to the back office of ${company}.`,
    `This link works once, for ${days} days. Use it to choose your password. Anyone who has it can create your account, so don’t forward it.`,
  ],
  open: "Create your account",
  footnote: "Don’t know what this is? You can ignore this email.",
};

export const passwordReset = {
  subject: "Choose a new password",
  askedBy: {
    owner: "You (or someone else) asked for a link to choose a new password for your staff account.",
    admin: "An administrator sent you this link to choose a new password for your staff account.",
  },
  works: (minutes: number) =>
    `It works once, for ${minutes} minutes. Anyone who has it can choose your password, so don’t forward it.`,
  open: "Choose a new password",
  footnote: "Didn’t ask for this? You can ignore this email. Your password stays as it is.",
};

export const securityAccount = "Account";
export const securityName = "Name";
export const securityOpen = "Check your account";
export const securityNotYou =
  "Wasn’t you? Change your password right away and check what’s listed under Account, Security. Then tell an administrator.";
export const securityFootnote = "We send this email for every change to the security of your account.";

export const securityChanges = {
  "passkey-added": {
    subject: "A passkey was added to your account",
    paragraph: "A passkey was added to your account. It can be used to sign in after the password.",
  },
  "passkey-removed": {
    subject: "A passkey was removed from your account",
    paragraph: "A passkey was removed from your account. It can’t be used to sign in anymore.",
  },
  "authenticator-added": {
    subject: "An authenticator app was added to your account",
    paragraph: "An authenticator app was added to your account. Signing in now asks for its codes.",
  },
  "authenticator-removed": {
    subject: "The authenticator app was removed from your account",
    paragraph: "The authenticator app was removed from your account. Its codes don’t work anymore.",
  },
  "recovery-codes-renewed": {
    subject: "Your recovery codes were renewed",
    paragraph: "Your account has new recovery codes. The earlier ones don’t work anymore.",
  },
  "recovery-code-used": {
    subject: "A recovery code was used for your account",
    paragraph: "Somebody signed in to your account with one of its recovery codes. Each code works once.",
  },
  "second-factors-removed": {
    subject: "The second factors of your account were removed",
    paragraph:
      "An administrator removed the passkeys, the authenticator app and the recovery codes of your account. You were signed out everywhere, and your calendar address stopped working. Your password is now enough to sign in. Add a new second factor soon.",
  },
};
