/** Returns the first name; or the whole name where it begins with initials or a title, by which nobody is addressed alone. */
export function toFirstName(fullName: string): string {
  const name = fullName.trim();
  const [first = ""] = name.split(/\s+/);
  return first.endsWith(".") ? name : first;
}
