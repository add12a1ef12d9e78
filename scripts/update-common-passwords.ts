import { writeFileSync } from "node:fs";
import { dictionary } from "@zxcvbn-ts/language-common";
import { isLongEnough } from "~/staff/password-rules/password-rules";
import { root } from "./setup.js";

/**
 * `npm run update:passwords`: writes the list of common passwords from the package @zxcvbn-ts/language-common, which sorts them by frequency.
 * Loading the package instead would add 0.1 s to each start and 15 MB to a process's memory.
 */
process.chdir(root);

/** The minimum number of passwords that OWASP ASVS 5.0.0 requires in 6.2.4. */
const total = 3_000;
const lineWidth = 118;

const passwords = dictionary["passwords-common"].filter(isLongEnough).slice(0, total);
const lines: string[] = [];
for (const password of passwords) {
  const line = lines.at(-1);
  if (line !== undefined && line.length + password.length < lineWidth)
    lines[lines.length - 1] = `${line} ${password}`;
  else lines.push(password);
}
const origin =
  `The ${total.toLocaleString("en-US")} most common passwords that are long enough to be set, in lower case, the most common first. ` +
  "Written by npm run update:passwords from @zxcvbn-ts/language-common, which is under the MIT license: copyright (c) 2012-2016 " +
  "Dan Wheeler and Dropbox, Inc., copyright (c) 2021 @zxcvbn-ts.";
const file = JSON.stringify({ origin, lines }, null, 2);
writeFileSync("app/staff/password-rules/most-common-passwords.json", `${file}\n`);
