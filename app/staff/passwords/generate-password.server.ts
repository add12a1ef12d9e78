import { randomInt } from "node:crypto";

/** Without the ambiguous characters 0, 1, i, l and o. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** Generates a password of four groups of five characters, with 99 bits of entropy. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}

/** Prints a generated password to the terminal, not to the log. */
export function announcePassword(
  title: string,
  { email, password, hadFactors = false }: { email: string; password: string; hadFactors?: boolean },
): void {
  const lines = [
    "",
    title,
    `  email     ${email}`,
    `  password  ${password}`,
    ...(hadFactors ? ["Its second factors were removed. Add new ones after signing in."] : []),
    "Change it after signing in. It is not shown again.",
  ];
  process.stdout.write(`${lines.join("\n")}\n\n`);
}
