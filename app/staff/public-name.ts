/** The name of the account that the first start creates, until somebody enters a person's. */
export const firstAccountName = "Administrator";

/** Returns the name of a member of staff that customers read; empty for the first account, whose name is nobody's. */
export function toPublicName(fullName: string): string {
  return fullName === firstAccountName ? "" : fullName.trim();
}
