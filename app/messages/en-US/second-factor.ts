/** The question for a second factor, at the sign-in and before sensitive changes. */

export const verifyTitle = "Confirm your sign-in";
export const verifyLead = (email: string) =>
  `Your password is right. Now confirm with the second factor of <email>${email}</email>.`;
export const startAgain = "Sign in with another account";
export const signInEnded = "Your sign-in has timed out";
export const signInEndedAdvice = "Sign in again. You have 10 minutes for the second step.";

export const usePasskey = "Use a passkey";
export const passkeyHint = "Your device asks for your fingerprint, face, PIN or security key.";
/** Shown if a passkey cannot be used. */
export const passkeyInstead = {
  script: "Passkeys need JavaScript. Turn it on, or use a code.",
  browser: "This browser doesn’t support passkeys. Use a code, or another browser.",
};
export const newPasskeyInstead = {
  script: "Adding a passkey needs JavaScript. Turn it on, or set up an authenticator app.",
  browser: "This browser doesn’t support passkeys. Set up an authenticator app, or use another browser.",
};
export const code = "Code";
export const codeHint = "The 6 digits that your authenticator app shows.";
export const recoveryCode = "Recovery code";
export const recoveryCodeHint = "One of the codes you saved. Each works once.";
export const useRecovery = "Use a recovery code";
export const useOther = "Use another way";
export const confirm = "Confirm";

/** Errors that occur in the browser. */
export const passkeyFaults = {
  canceled: "Nothing was confirmed. Try again when you’re ready.",
  known: "This device already has a passkey for your account.",
  full: "Your account has as many passkeys as it can have. Remove one you don’t use.",
  domain: "Passkeys don’t work at this address. Open the site by its usual name.",
  expired: "The page was open for too long. Reload it and try again.",
  failed: "That didn’t work. Check your connection and try again.",
};
