import { randomInt } from "node:crypto";

/** Without 0, 1, i, l and o, which read alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** Four groups of five letters: 99 bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}

/** Prints a password that was made up to the terminal, and to no log. */
export function announcePassword(
  title: string,
  { email, password }: { email: string; password: string },
): void {
  const lines = [
    "",
    title,
    `  email     ${email}`,
    `  password  ${password}`,
    "Change it after signing in. It is not shown again.",
  ];
  process.stdout.write(`${lines.join("\n")}\n\n`);
}
