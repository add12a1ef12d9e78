import * as english from "~/messages/en-US/mails/shared";
import * as sharedText from "~/messages/mails/shared";
import { company } from "~/settings/company";
import { toPublicName } from "~/staff/public-name";

const maxNameLength = 40;

/**
 * Returns the first line of a mail with the full name, because Vietnamese names begin with the family name. The sender of the form chooses
 * both name and recipient. Therefore the name is used only if it cannot contain a message or a link: letters, spaces, hyphens, apostrophes
 * and periods, at most 40 characters.
 */
export function toGreeting(fullName: string): string {
  return sharedText.greeting(isPlainName(fullName) ? fullName : "");
}

/**
 * Returns whether a text already has a greeting such as "Hello Ada,". Accepts the current language and English, in which staff may write to
 * any customer.
 */
export function beginsWithGreeting(text: string): boolean {
  const start = text.trimStart().toLowerCase();
  return [...sharedText.greetings, ...english.greetings].some((words) => {
    const rest = start.slice(words.length);
    return start.startsWith(words.toLowerCase()) && !/^[\p{L}\p{M}\p{N}]/u.test(rest);
  });
}

/** Returns the author of a text to a customer: the person and the company, or the company alone if `fullName` is empty. */
export function toSignature(fullName: string): string {
  const name = toPublicName(fullName);
  return name === "" ? company().name : sharedText.signature(name, company().name);
}

/** Returns the name, by the rule of `toGreeting`, or else the email address. */
export function nameOrEmail({ fullName, email }: { fullName: string; email: string }): string {
  return isPlainName(fullName) ? fullName : email;
}

function isPlainName(name: string): boolean {
  if (Array.from(name).length > maxNameLength || !/^\p{L}[\p{L}\p{M} '’.-]*$/u.test(name)) return false;
  // Mail programs turn "example.com" into a link, but not initials such as "J.R. Smith".
  return !/\.[\p{L}\p{M}]{2}/u.test(name);
}
