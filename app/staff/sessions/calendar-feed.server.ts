import { timingSafeEqual } from "node:crypto";
import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { toLinkToken } from "~/access/link-token.server";
import { findActiveAccount, isActiveAccount, lockAccounts } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { unlessFull } from "~/db/unavailable.server";
import { uuidFromBytes } from "~/lib/uuid";
import { paths } from "~/paths";
import { acceptedSecrets } from "~/process/secret.server";
import { cleanUserAgent } from "./sessions.server";

const idLength = 16;
const macLength = 32;

export async function calendarFeedPath(userId: string): Promise<string> {
  const user = await findActiveAccount(db(), userId);
  const id = Buffer.from(userId.replaceAll("-", ""), "hex");
  return paths.calendarFeed(
    Buffer.concat([id, signFeed(userId, user?.calendarVersion ?? 0)]).toString("base64url"),
  );
}

/**
 * Returns the id of the feed's owner; null for a malformed, wrong or revoked address, and for a removed account. Each case takes one
 * query and one comparison, so neither the answer nor its duration distinguishes them.
 */
export async function findCalendarFeedOwner(token: string | undefined): Promise<string | null> {
  const bytes = Buffer.alloc(idLength + macLength);
  const tokenBytes = Buffer.from((token ?? "").slice(0, 100), "base64url");
  tokenBytes.copy(bytes);
  const userId = uuidFromBytes(bytes.subarray(0, idLength));
  const user = await findActiveAccount(db(), userId);
  const mac = bytes.subarray(idLength);
  const matches = acceptedSecrets().map((secret) =>
    timingSafeEqual(mac, signFeed(userId, user?.calendarVersion ?? 0, secret)),
  );
  const isRight = matches.includes(true);
  return user && isRight && tokenBytes.length === bytes.length ? userId : null;
}

/** Revokes the earlier address. Throws `SessionEndedError`. */
export async function renewCalendarFeed(session: Session): Promise<void> {
  await db().transaction(async (transaction) => {
    await lockAccounts(transaction, { session, needs: "staff" });
    const actor = session.staff;
    await revokeCalendarFeed(transaction, actor.id);
    await recordAudit(transaction, { action: "calendar-feed-renewed", actor, subject: actor.email });
  });
}

/** Revokes the address of an account's feed. Its owner finds the new address at /calendar. `transaction` has locked the account. */
export async function revokeCalendarFeed(transaction: Database, userId: string): Promise<void> {
  await transaction
    .update(users)
    .set({ calendarVersion: sql`${users.calendarVersion} + 1`, calendarReadAt: null, calendarReader: "" })
    .where(eq(users.id, userId));
}

interface CalendarFeedUse {
  /** Increases with each change of the address. */
  version: number;
  /** The last read of the current address, accurate to an hour; null before the first read. */
  readAt: Date | null;
  /** The User-Agent header of the last read. */
  reader: string;
}

/** Returns null for an unknown or removed account. */
export async function findCalendarFeedUse(userId: string): Promise<CalendarFeedUse | null> {
  const { calendarVersion: version, calendarReadAt: readAt, calendarReader: reader } = users;
  const [use] = await db().select({ version, readAt, reader }).from(users).where(isActiveAccount(userId));
  return use ?? null;
}

/** Records a read at most once an hour. A full disk prevents this record, but not the read. */
export async function recordCalendarFeedRead(userId: string, userAgent: string): Promise<void> {
  const isDue = or(isNull(users.calendarReadAt), lte(users.calendarReadAt, sql`now() - interval '1 hour'`));
  await unlessFull(() =>
    db()
      .update(users)
      .set({ calendarReadAt: sql`now()`, calendarReader: cleanUserAgent(userAgent) })
      .where(and(eq(users.id, userId), isDue)),
  );
}

/** Returns the HMAC that keeps others from computing an address. */
function signFeed(userId: string, version: number, secret?: string): Buffer {
  return Buffer.from(toLinkToken("calendar", [userId, version], secret), "base64url");
}
