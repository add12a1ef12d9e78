import { randomBytes } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { pendingSignIns, sessions } from "~/db/schema.server";
import { minuteMs } from "~/lib/time";

/** Milliseconds in which a passkey must answer. */
const maxAge = 5 * minuteMs;
const [timeBytes, randomLength] = [8, 32];

/** Returns a challenge for a passkey: random, and its time, so that it can expire. */
export function newChallenge(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(timeBytes + randomLength);
  new DataView(bytes.buffer).setFloat64(0, Date.now());
  bytes.set(randomBytes(randomLength), timeBytes);
  return bytes;
}

/** Whether a stored challenge, in base64url, is at most 5 minutes old. */
export function isFreshChallenge(stored: string): boolean {
  const bytes = Buffer.from(stored, "base64url");
  return bytes.length === timeBytes + randomLength && Date.now() - bytes.readDoubleBE(0) <= maxAge;
}

/** Returns the challenge that a passkey must answer, and removes it: it counts once, right or wrong. */
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
