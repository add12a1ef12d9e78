import { feedEnded } from "~/messages/calendar";

export const title = "Change password";
export const current = "Current password";
export const next = "New password";
export const confirm = "Confirm password";
export const button = "Update password";
export const updated = "Password updated";
export const updatedAdvice = `You’re still signed in here, and signed out everywhere else. ${feedEnded}`;
export const signedInAs = (email: string) =>
  `Signed in as <email>${email}</email>. <dashboard>Back to the dashboard</dashboard>`;
