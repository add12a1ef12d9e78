import { hash, verify } from "@node-rs/argon2";

/** The cost that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const argonOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Verified for unknown accounts, so that the response time reveals nothing. Hashes a random, discarded password. */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$YGbpUqzYscjwfuen2IKYBw$ukjoJAZZtnoUdsNG5XWv8vGba17XfIH7zTxlSUzTfU4";

const maxConcurrent = 2;
const maxWaiting = 50;
let running = 0;
const waiting: (() => void)[] = [];

/** The hashing queue is full. */
export class PasswordQueueFullError extends Error {
  override name = "PasswordQueueFullError";
}

/**
 * Hashes a password for storage.
 *
 * @throws {PasswordQueueFullError}
 */
export function hashPassword(password: string): Promise<string> {
  return enqueue(() => hash(normalize(password), argonOptions));
}

/**
 * Returns whether `password` matches a stored hash.
 *
 * @param stored undefined for an unknown account, empty for one without a password: returns false after the same time
 * @throws {PasswordQueueFullError}
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const hasPassword = stored !== undefined && stored !== "";
  const matches = await enqueue(() => verify(hasPassword ? stored : dummyHash, normalize(password)));
  return matches && hasPassword;
}

/** Some letters, such as é, have several Unicode representations; keyboards differ in which they send. */
function normalize(password: string): string {
  return password.normalize("NFKC");
}

/** Runs a few jobs at a time and queues the others: hashing deliberately takes much memory and processor time. */
async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < maxConcurrent) running += 1;
  else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
  else throw new PasswordQueueFullError("The password hashing queue is full.");
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The next job takes over this slot, so the count is unchanged.
    if (next) next();
    else running -= 1;
  }
}
