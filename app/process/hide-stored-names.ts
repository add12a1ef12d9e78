/** The stored name of a file: its id, and the name that its sender gave it. */
const storedName = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[^/\s'"]+/gi;

/** Replaces the names that customers gave their files: no log needs to be searched when a person's data are erased. */
export function hideStoredNames(text: string): string {
  return text.replace(storedName, "$1-[name]");
}
