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

/** A browser or program with an open session. */
export type Device = Awaited<ReturnType<typeof listDevices>>[number];

const maxListed = 50;

/** Returns an account's devices: the current one first, then by last use; at most 50. `current` is the id of the acting session. */
export async function listDevices(userId: string, current: string) {
  const openSessions = await db()
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(eq(sessions.id, current)), desc(sessions.lastSeenAt), sessions.id)
    .limit(maxListed);
  return openSessions.map((session) => ({
    /** The hash of the session's secret. */
    id: session.id,
    name: describeBrowser(session.userAgent),
    signedInAt: session.createdAt,
    lastSeenAt: session.lastSeenAt,
    /** The IP address of the last use, for IPv6 its /64; null if unknown. */
    address: toNetworkRange(session.clientAddress) && session.clientAddress,
    isCurrent: session.id === current,
  }));
}

/** Does nothing if the other device is signed out already. Throws like `lockOwnFactors`. */
export async function endDevice(session: Session, deviceId: string): Promise<void> {
  await db().transaction(async (transaction) => {
    const owner = await lockOwnFactors(transaction, session);
    const isOther = and(
      eq(sessions.id, deviceId),
      eq(sessions.userId, owner.id),
      ne(sessions.id, session.id),
    );
    const [ended] = await transaction.delete(sessions).where(isOther).returning({ by: sessions.userAgent });
    if (!ended) return;
    const entry = { action: "session-ended", actor: owner, subject: owner.email } as const;
    await recordAudit(transaction, { ...entry, detail: { name: describeBrowser(ended.by) } });
  });
}

/** Ends the account's other sessions, its pending sign-ins, and its calendar feed. Throws like `lockOwnFactors`. */
export async function endOtherDevices(session: Session): Promise<void> {
  await db().transaction(async (transaction) => {
    const owner = await lockOwnFactors(transaction, session);
    await revokeAccess(transaction, owner.id, session.id);
    const entry = { action: "other-sessions-ended", actor: owner, subject: owner.email } as const;
    await recordAudit(transaction, entry);
  });
}

/** Returns text such as "Chrome 131 on macOS". A client can send any header. */
export function describeBrowser(userAgent: string): string {
  if (userAgent === "") return text.unknownDevice;
  const { browser, os } = Bowser.parse(userAgent);
  // People know only the major version of their browser.
  const version = /^\d+/.exec(browser.version ?? "")?.[0] ?? "";
  const program = [browser.name, browser.name && version].filter(Boolean).join(" ");
  const system = os.name ?? "";
  if (program && system) return text.browserOnSystem(program, system);
  return program || system || text.unknownDevice;
}
