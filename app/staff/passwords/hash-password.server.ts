import { hash, verify } from "@node-rs/argon2";

/** The strength that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const argonOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of a random password that was thrown away: comparing with it costs what a real comparison costs. */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$YGbpUqzYscjwfuen2IKYBw$ukjoJAZZtnoUdsNG5XWv8vGba17XfIH7zTxlSUzTfU4";

const maxConcurrent = 2;
const maxWaiting = 50;
let running = 0;
const waiting: (() => void)[] = [];

/** So many passwords wait to be checked that one more would wait too long. */
export class PasswordQueueFullError extends Error {
  override name = "PasswordQueueFullError";
}

/**
 * The hash to store for a password.
 *
 * @throws {PasswordQueueFullError}
 */
export function hashPassword(password: string): Promise<string> {
  return enqueue(() => hash(normalize(password), argonOptions));
}

/**
 * Whether `password` is the one that was hashed.
 *
 * @param stored undefined for an account that does not exist: the answer is no, after the same time
 * @throws {PasswordQueueFullError}
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await enqueue(() => verify(stored ?? dummyHash, normalize(password)));
  return isRight && stored !== undefined;
}

/** One form for letters that keyboards can send in several, such as é. */
function normalize(password: string): string {
  return password.normalize("NFKC");
}

/** Hashing takes memory and a processor core on purpose: only a few run at a time, the others queue. */
async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < maxConcurrent) running += 1;
  else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
  else throw new PasswordQueueFullError("Too many passwords wait to be checked.");
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The next in line takes over this turn, so the count stays.
    if (next) next();
    else running -= 1;
  }
}
