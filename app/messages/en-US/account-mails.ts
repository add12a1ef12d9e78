/** The mails that tell staff of changes to their own account. */

export const greeting = (firstName: string) => (firstName === "" ? "Hello," : `Hello ${firstName},`);
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
