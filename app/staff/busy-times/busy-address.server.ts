import { and, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { busyCalendars } from "~/db/schema.server";
import { decrypt, encrypt, reencrypt } from "~/process/encrypt.server";

const ownedBy = (owner: string) => ({ purpose: "busy-times", owner }) as const;

/** Encrypts the address of a person's calendar. */
export function sealAddress(address: string, userId: string): string {
  return encrypt(address, ownedBy(userId));
}

/** Returns the address of a person's calendar; undefined if SESSION_SECRET was changed. */
export function openAddress(stored: string, userId: string): string | undefined {
  return decrypt(stored, ownedBy(userId));
}

/** Encrypts all addresses with the site's present secret, so that they outlive the one before. Safe to repeat, by several processes too. */
export async function reencryptBusyAddresses(): Promise<void> {
  const { userId, encryptedAddress } = busyCalendars;
  for (const row of await db().select({ userId, encryptedAddress }).from(busyCalendars)) {
    const resealed = reencrypt(row.encryptedAddress, ownedBy(row.userId));
    if (resealed === undefined) continue;
    const isUnchanged = and(eq(userId, row.userId), eq(encryptedAddress, row.encryptedAddress));
    await db().update(busyCalendars).set({ encryptedAddress: resealed }).where(isUnchanged);
  }
}
