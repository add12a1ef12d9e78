/** Returns the id of the form that updates an account in its row, for the inputs and buttons that are outside of it. */
export function updateFormId(userId: string): string {
  return `update-${userId}`;
}
