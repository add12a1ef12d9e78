import * as english from "~/messages/en-US/mails/shared";
import * as sharedText from "~/messages/mails/shared";
import { company } from "~/settings/company";
import { toPublicName } from "~/staff/public-name";

const maxNameLength = 40;

/**
 * Returns the first line of a mail, with all of the name: in a Vietnamese one, the first word is that of the family. The sender of the form
 * chooses both name and recipient, so the name is used only if it cannot contain a message or a link: letters, spaces, hyphens, apostrophes
 * and periods, at most 40 characters.
 */
export function toGreeting(fullName: string): string {
  return sharedText.greeting(isPlainName(fullName) ? fullName : "");
}

/**
 * Whether a text has a greeting of its own, such as "Hello Ada,": in the current language or in English, in which staff may greet whatever
 * the visitor reads.
 */
export function beginsWithGreeting(text: string): boolean {
  const start = text.trimStart().toLowerCase();
  return [...sharedText.greetings, ...english.greetings].some((words) => {
    const rest = start.slice(words.length);
    return start.startsWith(words.toLowerCase()) && !/^[\p{L}\p{M}\p{N}]/u.test(rest);
  });
}

/**
 * Returns who writes to a customer, as the last line of a mail and above a message: the person and the company, or the company alone.
 *
 * @param fullName of a member of staff; empty for one whose account is gone
 */
export function toSignature(fullName: string): string {
  const name = toPublicName(fullName);
  return name === "" ? company().name : sharedText.signature(name, company().name);
}

/** Returns who answers on a visitor's page: the name, under the rule of `toGreeting`, or else the email address. */
export function nameOrEmail({ fullName, email }: { fullName: string; email: string }): string {
  return isPlainName(fullName) ? fullName : email;
}

function isPlainName(name: string): boolean {
  if (Array.from(name).length > maxNameLength || !/^\p{L}[\p{L}\p{M} '’.-]*$/u.test(name)) return false;
  // Mail programs turn "example.com" into a link, but not initials such as "J.R. Smith".
  return !/\.[\p{L}\p{M}]{2}/u.test(name);
}
