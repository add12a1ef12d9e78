// Forgotten passwords: the form that requests a link, and the page that the link opens.

export const askTitle = "Forgot your password?";
export const askDescription = "Get a link to choose a new password for your staff account.";
export const askLead = (minutes: number) =>
  `Enter the email you sign in with. We’ll email you a link that works once, for ${minutes} minutes.`;
export const email = "Email";
export const ask = "Email me a link";
export const asked = "Check your email";
export const askedAdvice = (minutes: number) =>
  `If there’s an account with this email, a link is on the way. It works for ${minutes} minutes. If it doesn’t arrive, look in your spam folder.`;
/** Shown after several requests, because the next link is sent later. */
export const delayed = "Links to this email are delayed right now";
export const delayedAdvice = (wait: string) =>
  `Several were asked for within an hour. If there’s an account with this email, look for the latest in its inbox. The next one follows in ${wait}.`;
export const backToLogin = "Back to the sign-in";

export const noMailLead =
  "Email isn’t set up on this site yet, so we can’t send you a link. Ask an administrator for one. They’ll find it on your page under Staff Management.";
export const noMailAdmin =
  "Are you the system admin? Run <code>npm run admin:reset</code> on the server. It prints a new password.";

export const chooseTitle = "Choose a new password";
export const chooseDescription = "Choose a new password for your staff account.";
export const chooseLead = (email: string) =>
  `For the account <email>${email}</email>. You’ll be signed out everywhere else, and your calendar address will stop working.`;
export const newPassword = "New password";
export const confirmPassword = "Confirm password";
export const choose = "Save new password";
export const chosen = "Your password is changed";
export const chosenAdvice = (email: string) => `Sign in with ${email} and your new password.`;

export const dead = {
  title: "This link doesn’t work anymore",
  lead: (minutes: number) =>
    `A link to choose a new password works once, for ${minutes} minutes. It also stops working when the password is changed another way.`,
  askAgain: "Get a new link",
};
export const tooMany = "Too many links from your network didn’t work";
export const tooManyAdvice = (wait: string) => `Wait ${wait}, then try again.`;
