import * as text from "~/messages/staff-fields";
import { isCommonPassword, isCompanyWord } from "./common-passwords";

/** Characters. */
const minPasswordLength = 8;
export const maxPasswordLength = 128;

export const passwordHint = text.passwordHint(minPasswordLength, maxPasswordLength);

/** The owner's name and email are rejected as passwords, because they are easy to guess. */
export interface PasswordOwner {
  email?: string;
  fullName?: string;
}

/** Returns the message about a rejected password; undefined when it is acceptable. */
export function passwordFault(password: string, owner: PasswordOwner = {}): string | undefined {
  if (!isLongEnough(password)) return text.passwordTooShort(minPasswordLength);
  if (passwordLength(password) > maxPasswordLength) return text.passwordTooLong(maxPasswordLength);
  if (isEasyToGuess(password)) return text.passwordTooCommon;
  if (isOwnName(password, owner)) return text.passwordIsName;
  return undefined;
}

export function isLongEnough(password: string): boolean {
  return passwordLength(password) >= minPasswordLength;
}

/** Counts a character outside of the Basic Multilingual Plane as one. */
export function passwordLength(password: string): number {
  return Array.from(password).length;
}

function isEasyToGuess(password: string): boolean {
  return isCommonPassword(password) || isCompanyWord(password);
}

function isOwnName(password: string, { email = "", fullName = "" }: PasswordOwner): boolean {
  const names = [email, email.split("@", 1)[0] ?? "", fullName].map(fold);
  const folded = fold(password);
  return folded !== "" && names.includes(folded);
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}
