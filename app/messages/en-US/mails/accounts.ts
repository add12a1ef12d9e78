/** The mails that tell staff of changes to their own account. */
import { addressEnded as addressEndedToo } from "~/messages/calendar";

const unexpected = "Didn’t expect this? Tell an administrator right away.";

export const emailRemoved = {
  subject: "The email of your staff account was changed",
  paragraphs: [
    "Your staff account has another email now. You can’t sign in with this one anymore.",
    unexpected,
  ],
};
export const emailAdded = {
  subject: "The email of your staff account was changed",
  paragraphs: [
    "From now on, sign in to your staff account with this email. Your password stays the same.",
    addressEndedToo,
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
    addressEndedToo,
    unexpected,
  ],
};
export const addressEnded = {
  subject: "Your calendar address was ended",
  paragraphs: [
    "An administrator ended the secret address of your calendar. If a calendar app uses it, give it the new one from Calendar.",
    unexpected,
  ],
};
export const openCalendar = "Open Calendar";

const notYou = "Wasn’t it you? Choose a new password right away, then tell an administrator.";
export const passwordChanged = {
  subject: "Your password was changed",
  paragraphsBy: {
    owner: [
      "The password of your staff account was changed by somebody who was signed in to it. Every other device was signed out.",
      notYou,
      addressEndedToo,
    ],
    link: [
      "The password of your staff account was changed with a link from an email, and you were signed out everywhere.",
      notYou,
      addressEndedToo,
    ],
    administrator: [
      "An administrator set a new password for your staff account, and you were signed out everywhere.",
      "Ask them for the new password, or choose your own. Didn’t expect this? Tell another administrator right away.",
      addressEndedToo,
    ],
    command: [
      "The password of your staff account was reset with a command on the server, and you were signed out everywhere.",
      "Wasn’t it you? Tell whoever runs the server right away.",
      addressEndedToo,
    ],
  },
  choose: "Choose a new password",
};
