/** The page on which staff confirm who they are before a sensitive change. */

export const title = "Confirm it’s you";
export const lead =
  "You’re about to open something sensitive. Confirm it’s you, and we won’t ask again for 10 minutes.";
export const signedInAs = (email: string) => `Signed in as <email>${email}</email>.`;
export const password = "Password";
export const confirm = "Confirm";
