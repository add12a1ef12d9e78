import { isCommonPassword } from "./common-passwords";

/** In characters. */
const minPasswordLength = 8;
export const maxPasswordLength = 128;

/** The hint of a new password's input. */
export const passwordHint = `${minPasswordLength} to ${maxPasswordLength} characters.`;

/** The owner of a password. Their name and email are rejected as passwords, because they are easy to guess. */
export interface PasswordOwner {
  email?: string;
  fullName?: string;
}

/** Returns why a new password is rejected, as a message for its owner; undefined when it is acceptable. */
export function passwordFault(password: string, owner: PasswordOwner = {}): string | undefined {
  const length = passwordLength(password);
  if (length < minPasswordLength) return `Password must have ${minPasswordLength} characters or more`;
  if (length > maxPasswordLength) return `Password must have ${maxPasswordLength} characters or fewer`;
  if (isCommonPassword(password))
    return "Choose another password: this one is among the first that are guessed";
  if (isOwnName(password, owner))
    return "Choose another password: it must not be the account's name or email";
  return undefined;
}

/** Counts characters: one outside of the Basic Multilingual Plane counts as one. */
export function passwordLength(password: string): number {
  return Array.from(password).length;
}

function isOwnName(password: string, { email = "", fullName = "" }: PasswordOwner): boolean {
  const names = [email, email.split("@", 1)[0] ?? "", fullName].map(fold);
  const own = fold(password);
  return own !== "" && names.includes(own);
}

/** Removes differences of case and white space. */
function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}
