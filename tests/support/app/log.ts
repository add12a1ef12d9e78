import { readFileSync } from "node:fs";
import path from "node:path";

const people = [
  "Lovelace",
  "Hopper",
  "Quillfeather",
  "Paula Private",
  "Ana Maria",
  "correct horse",
  "battery staple",
];
/** Further values, which tests have typed or received. */
const remembered = new Set<string>();
/** The minimum length of a remembered value. Shorter ones also occur in words, ids and times. */
const minLength = 8;
/** Names of form fields whose values must not appear in a log. */
const personalFields =
  /^(email|fullName|name|phone|mobile|.*[pP]assword|code|serviceLocation|accessInstructions|.*Instructions|body|note|message|projectScope|company)$/;

const patterns: [name: string, pattern: RegExp][] = [
  ["an email address", /[^\s"'<>(),;:=/[\]]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i],
  ["a phone number", /\(\d{3}\) ?\d{3}-\d{4}|\+1[ -]?\d{3}[ -]?\d{3}[ -]?\d{4}|\b818555\d{4}\b/],
  ["a cookie or token", /__session|authorization|set-cookie|\bBearer /i],
  // 32 random bytes in base64, as in links and cookies. The long names of built files look similar; a build prints those.
  [
    "a secret of a link or cookie",
    /(?=[\w+-]*[A-Z])(?=[\w+-]*[a-z])(?=[\w+-]*[0-9])[\w+-]{43,}(?!\.(?:woff2|js|css)\b|[\w+-])/,
  ],
];

/** Adds values that no log may contain. Ignores short ones. */
export function rememberPersonal(...values: readonly string[]): void {
  for (const value of values) if (value.length >= minLength) remembered.add(value);
}

/** Adds the values that a visitor types into a form, by field name. */
export function rememberForm(fields: readonly (readonly [name: string, value: unknown])[]): void {
  for (const [name, value] of fields)
    if (typeof value === "string" && personalFields.test(name)) rememberPersonal(value);
}

/** Returns the log lines that contain a secret or personal data, each with the reason. */
export function findLeaks(log: string, env: Record<string, string | undefined> = {}): string[] {
  const values: [name: string, value: string][] = [
    ...secretsOf(env),
    ...people.map((value): [string, string] => ["personal data", value]),
    ...[...remembered].map((value): [string, string] => ["what a test typed", value]),
  ];
  return withoutAnnouncement(log)
    .split("\n")
    .flatMap((line) => {
      const [reason] =
        patterns.find(([, pattern]) => pattern.test(line)) ??
        values.find(([, value]) => line.includes(value)) ??
        [];
      return reason ? [`${reason}: ${line}`] : [];
    });
}

export function requireNone(leaks: readonly string[]): void {
  if (leaks.length > 0)
    throw new Error(`The log holds secrets or personal data:\n${leaks.slice(0, 5).join("\n")}`);
}

/** Removes the one-time password that the first start prints for the owner. */
function withoutAnnouncement(log: string): string {
  return log.replace(/^.*"event":"first-sign-in".*\n/m, "");
}

function secretsOf(env: Record<string, string | undefined>): [string, string][] {
  const { ADMIN_PASSWORD, DATA_DIR, SESSION_SECRET, S3_SECRET_ACCESS_KEY, DATABASE_URL, SMTP_URL } = env;
  const passwordOf = (url: string | undefined) =>
    url && URL.canParse(url) ? decodeURIComponent(new URL(url).password) : undefined;
  const secrets: [string, string | undefined][] = [
    ["ADMIN_PASSWORD", ADMIN_PASSWORD],
    ["SESSION_SECRET", SESSION_SECRET ?? readGeneratedSecret(DATA_DIR)],
    ["S3_SECRET_ACCESS_KEY", S3_SECRET_ACCESS_KEY],
    ["the password of DATABASE_URL", passwordOf(DATABASE_URL)],
    ["the password of SMTP_URL", passwordOf(SMTP_URL)],
  ];
  return secrets.filter((secret): secret is [string, string] => (secret[1] ?? "").length >= minLength);
}

function readGeneratedSecret(folder = ""): string | undefined {
  try {
    return readFileSync(path.join(folder, "session-secret"), "utf8").trim();
  } catch {
    return undefined;
  }
}

/** Returns the output lines that report a fault of the app: log entries of errors, and stack traces. */
export function findFaults(output: string): string[] {
  return output.split("\n").filter((line) => /"level":"(error|fatal)"|^\s+at /.test(line));
}
