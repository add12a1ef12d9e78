const longestName = 40;

/**
 * The first line of a mail. Whoever fills in the form chooses the name and the recipient, so the name is used only
 * where it can hold no message and no link: letters, spaces, hyphens, apostrophes and periods, at most 40 characters.
 */
export function greetingOf(fullName: string): string {
  return isPlainName(fullName) ? `Hello ${fullName},` : "Hello,";
}

function isPlainName(name: string): boolean {
  if (Array.from(name).length > longestName || !/^\p{L}[\p{L}\p{M} '’.-]*$/u.test(name)) return false;
  // Mail programs turn "example.com" into a link; initials such as "J.R. Smith" are none.
  return !/\.[\p{L}\p{M}]{2}/u.test(name);
}
