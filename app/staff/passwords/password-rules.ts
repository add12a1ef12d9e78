import { isCommonPassword } from "./common-passwords";

/** Characters that a password may have. */
const shortestPassword = 8;
export const longestPassword = 128;

/** What a form says beside the box of a new password. */
export const passwordHint = `${shortestPassword} to ${longestPassword} characters.`;

/** Whose password it is to be: the own name and email are the next thing that is guessed. */
export interface PasswordOwner {
  email?: string;
  fullName?: string;
}

/** What is wrong with a new password, in words for whoever chose it; undefined where nothing is. */
export function passwordFault(password: string, owner: PasswordOwner = {}): string | undefined {
  const length = passwordLength(password);
  if (length < shortestPassword) return `Password must have ${shortestPassword} characters or more`;
  if (length > longestPassword) return `Password must have ${longestPassword} characters or fewer`;
  if (isCommonPassword(password))
    return "Choose another password: this one is among the first that are guessed";
  if (isOwnName(password, owner))
    return "Choose another password: it must not be the account's name or email";
  return undefined;
}

/** As people count: a sign outside of the basic plane is one. */
export function passwordLength(password: string): number {
  return Array.from(password).length;
}

function isOwnName(password: string, { email = "", fullName = "" }: PasswordOwner): boolean {
  const names = [email, email.split("@", 1)[0] ?? "", fullName].map(fold);
  const own = fold(password);
  return own !== "" && names.includes(own);
}

/** Case and gaps tell no names apart. */
function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}
