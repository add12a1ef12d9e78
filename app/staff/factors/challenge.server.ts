import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { db } from "~/db/client.server";
import { tryAttempt } from "~/db/rate-limit.server";
import type { pendingSignIns, sessions } from "~/db/schema.server";
import { hourMs, minuteMs } from "~/lib/time";
import { acceptedSecrets, cookieSecret } from "~/process/secret.server";

/** Milliseconds in which a passkey must answer. */
const maxAge = 5 * minuteMs;
/** Longer for the sign-in page, where the challenge waits until somebody chooses a passkey. */
const maxSignedAge = hourMs;
const [timeBytes, randomLength, signatureBytes] = [8, 32, 32];

/** Returns random bytes after their time, which lets the challenge expire. */
export function newChallenge(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(timeBytes + randomLength);
  new DataView(bytes.buffer).setFloat64(0, Date.now());
  bytes.set(randomBytes(randomLength), timeBytes);
  return bytes;
}

/** Returns whether a challenge, in base64url, is at most 5 minutes old. */
export function isFreshChallenge(stored: string): boolean {
  const bytes = Buffer.from(stored, "base64url");
  return bytes.length === timeBytes + randomLength && isYounger(bytes, maxAge);
}

/** Returns a challenge with this site's signature, so nothing has to be stored for an anonymous browser. */
export function signedChallenge(): Uint8Array<ArrayBuffer> {
  const challenge = newChallenge();
  const bytes = new Uint8Array(challenge.length + signatureBytes);
  bytes.set(challenge);
  bytes.set(sign(challenge, cookieSecret()), challenge.length);
  return bytes;
}

/** Consumes a challenge. Returns whether this site signed it within the last hour, and nobody used it before. */
export async function takeSignedChallenge(encoded: string): Promise<boolean> {
  const bytes = Buffer.from(encoded, "base64url");
  const length = timeBytes + randomLength;
  if (bytes.length !== length + signatureBytes || !isYounger(bytes, maxSignedAge)) return false;
  const [challenge, signature] = [bytes.subarray(0, length), bytes.subarray(length)];
  if (!acceptedSecrets().some((secret) => timingSafeEqual(sign(challenge, secret), signature))) return false;
  return (await tryAttempt(once, challenge.toString("base64url"))) === 0;
}

const once = { name: "passkey-challenge", attempts: 1, seconds: maxSignedAge / 1000 };

function isYounger(bytes: Buffer, age: number): boolean {
  return Date.now() - bytes.readDoubleBE(0) <= age;
}

function sign(challenge: Uint8Array, secret: string): Buffer {
  return createHmac("sha256", secret).update("passkey-challenge").update(challenge).digest();
}

/** Returns the challenge that a passkey must answer, and removes it, because one answer uses it up. */
export async function takeChallenge(
  table: typeof sessions | typeof pendingSignIns,
  isOwn: SQL,
): Promise<string | null> {
  return db().transaction(async (transaction) => {
    const [row] = await transaction
      .select({ challenge: table.challenge })
      .from(table)
      .where(isOwn)
      .for("update");
    await transaction.update(table).set({ challenge: null }).where(isOwn);
    return row?.challenge ?? null;
  });
}
