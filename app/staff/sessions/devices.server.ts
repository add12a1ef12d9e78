import Bowser from "bowser";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { sessions } from "~/db/schema.server";
import { toNetworkRange } from "~/lib/ip-address.server";
import * as text from "~/messages/account-security";
import { lockOwnFactors } from "~/staff/factors/own-factors.server";
import { revokeAccess } from "./revoke-access.server";

/** A browser or program in which an account is signed in. */
export type Device = Awaited<ReturnType<typeof listDevices>>[number];

/** Devices that the list shows at most. */
const maxListed = 50;

/**
 * Returns where an account is signed in: the device with the session `current` first, then by the last use; at most 50.
 *
 * @param current the id of the session that asks
 */
export async function listDevices(userId: string, current: string) {
  const open = await db()
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(eq(sessions.id, current)), desc(sessions.lastSeenAt), sessions.id)
    .limit(maxListed);
  return open.map((session) => ({
    /** The hash of a secret, not the secret. */
    id: session.id,
    name: describeBrowser(session.userAgent),
    signedInAt: session.createdAt,
    lastSeenAt: session.lastSeenAt,
    /** Where it was last used from: an IP address, for IPv6 its /64; null if it is not known. */
    address: toNetworkRange(session.clientAddress) && session.clientAddress,
    isCurrent: session.id === current,
  }));
}

/**
 * Signs one other device of the account out. Does nothing if it is signed out already.
 *
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export async function endDevice(session: Session, deviceId: string): Promise<void> {
  await db().transaction(async (transaction) => {
    const owner = await lockOwnFactors(transaction, session);
    const other = and(eq(sessions.id, deviceId), eq(sessions.userId, owner.id), ne(sessions.id, session.id));
    const [ended] = await transaction.delete(sessions).where(other).returning({ by: sessions.userAgent });
    if (!ended) return;
    const entry = { action: "session-ended", actor: owner, subject: owner.email } as const;
    await recordAudit(transaction, { ...entry, detail: { name: describeBrowser(ended.by) } });
  });
}

/**
 * Signs all other devices of the account out, and ends its sign-ins that wait for a second factor and its calendar feed.
 *
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export async function endOtherDevices(session: Session): Promise<void> {
  await db().transaction(async (transaction) => {
    const owner = await lockOwnFactors(transaction, session);
    await revokeAccess(transaction, owner.id, session.id);
    const entry = { action: "other-sessions-ended", actor: owner, subject: owner.email } as const;
    await recordAudit(transaction, entry);
  });
}

/** Returns the browser and the system of a User-Agent header, such as "Chrome 131 on macOS". Anybody can send any header. */
export function describeBrowser(userAgent: string): string {
  if (userAgent === "") return text.unknownDevice;
  const { browser, os } = Bowser.parse(userAgent);
  // The first part of a version is the one that people know.
  const version = /^\d+/.exec(browser.version ?? "")?.[0] ?? "";
  const program = [browser.name, browser.name && version].filter(Boolean).join(" ");
  const system = os.name ?? "";
  if (program && system) return text.browserOnSystem(program, system);
  return program || system || text.unknownDevice;
}
