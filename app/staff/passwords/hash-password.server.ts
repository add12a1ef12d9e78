import { hash, verify } from "@node-rs/argon2";

/** OWASP's recommended cost of argon2id: 19 MiB, two passes, one lane. */
const argonOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The hash of a random, discarded password. It is verified for unknown accounts, so the response time reveals nothing. */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$YGbpUqzYscjwfuen2IKYBw$ukjoJAZZtnoUdsNG5XWv8vGba17XfIH7zTxlSUzTfU4";

const maxConcurrent = 2;
const maxWaiting = 50;
let running = 0;
const waiting: (() => void)[] = [];

export class PasswordQueueFullError extends Error {
  override name = "PasswordQueueFullError";
}

/** @throws {PasswordQueueFullError} */
export function hashPassword(password: string): Promise<string> {
  return enqueue(() => hash(normalize(password), argonOptions));
}

/**
 * @param stored undefined for an unknown account, empty for an account without a password; both return false after the same time
 * @throws {PasswordQueueFullError}
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const hasPassword = stored !== undefined && stored !== "";
  const matches = await enqueue(() => verify(hasPassword ? stored : dummyHash, normalize(password)));
  return matches && hasPassword;
}

/** Unifies letters such as é, which have several Unicode representations. Keyboards differ in the representation that they send. */
function normalize(password: string): string {
  return password.normalize("NFKC");
}

/** Runs two jobs at a time and queues others, because a hash deliberately takes much memory and processor time. */
async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < maxConcurrent) running += 1;
  else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
  else throw new PasswordQueueFullError("The password hashing queue is full.");
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The next job gets this slot, so the count stays the same.
    if (next) next();
    else running -= 1;
  }
}
