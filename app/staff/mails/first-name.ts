/** The part of a name that mails to staff greet with. */
export function toFirstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? "";
}
