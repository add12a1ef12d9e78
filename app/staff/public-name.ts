/** The name of the first account until somebody enters a person's name. */
export const firstAccountName = "Administrator";

/** Returns a name for customers; empty for the first account, which has no person's name. */
export function toPublicName(fullName: string): string {
  return fullName === firstAccountName ? "" : fullName.trim();
}
