export const title = "Staff login";
export const description = (company: string) => `${company} staff sign in here to see booking requests.`;
export const lead = (company: string) => `For ${company} staff. You don’t need an account to book.`;
export const email = "Email";
export const password = "Password";
export const button = "Continue";
export const forgot = "Forgot your password?";
/** Signing in with a passkey, which replaces the password. */
export const passkey = "Sign in with a passkey";
export const passkeyHint = "Your device asks for your fingerprint, face, or PIN. No password, no code.";
export const passkeyFaults = {
  canceled: "Nothing was confirmed. Try again, or use your password.",
  domain: "Passkeys don’t work at this address. Open the site by its usual name, or use your password.",
  failed: "That didn’t work. Check your connection and try again, or use your password.",
};
export const passkeyRefused = "We couldn’t sign you in with that passkey";
export const passkeyRefusedAdvice =
  "It may have been removed from your account, or the page was open for too long. Try again, or use your password.";
/** Shown after a correct password in a browser that does not keep cookies. */
export const cookiesLost = "You’re not signed in yet";
export const cookiesLostAdvice =
  "The sign-in worked, but this browser didn’t keep the cookie that we need to know you. Allow cookies for this site, then sign in again.";
export const refusedAdvice =
  "Check both and try again. Forgot your password? Get a link for a new one below.";
export const signedInAs = (email: string) => `You’re signed in as ${email}`;
export const dashboard = "Go to the dashboard";
export const createdTitle = "All done";
export const createdLead = "The account is ready to use.";
export const nextSteps = (name: string, email: string) => [
  `Give ${name} the password yourself, in person or by phone. We don’t send an email.`,
  `${name} signs in on this page with ${email}, and can choose another password under Profile.`,
];
export const otherAccount = "Sign in with another account";
export const staffManagement = "Staff Management";
export const addAnother = "Add another";
