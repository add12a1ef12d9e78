import { timingSafeEqual } from "node:crypto";
import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { findActiveAccount, isActiveAccount, lockAccounts } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { unlessFull } from "~/db/unavailable.server";
import { toLinkToken } from "~/lib/link-token.server";
import { uuidFromBytes } from "~/lib/uuid";
import { paths } from "~/paths";
import { acceptedSecrets } from "~/process/secret.server";
import { cleanUserAgent } from "./sessions.server";

const idLength = 16;
const macLength = 32;

/** Returns the secret path of the feed of a member of staff. */
export async function calendarFeedPath(userId: string): Promise<string> {
  const user = await findActiveAccount(db(), userId);
  const id = Buffer.from(userId.replaceAll("-", ""), "hex");
  return paths.calendarFeed(
    Buffer.concat([id, toMac(userId, user?.calendarVersion ?? 0)]).toString("base64url"),
  );
}

/**
 * Returns the id of the member of staff whose feed an address opens; null for one that is malformed, wrong or renewed, and for that of a
 * removed account. Each of these takes one query and one comparison, so that neither the answer nor its time tells them apart.
 */
export async function findCalendarFeedOwner(token: string | undefined): Promise<string | null> {
  const bytes = Buffer.alloc(idLength + macLength);
  const given = Buffer.from((token ?? "").slice(0, 100), "base64url");
  given.copy(bytes);
  const userId = uuidFromBytes(bytes.subarray(0, idLength));
  const user = await findActiveAccount(db(), userId);
  const mac = bytes.subarray(idLength);
  const matches = acceptedSecrets().map((secret) =>
    timingSafeEqual(mac, toMac(userId, user?.calendarVersion ?? 0, secret)),
  );
  const isRight = matches.includes(true);
  return user && isRight && given.length === bytes.length ? userId : null;
}

/**
 * Gives the signed-in account another feed address; the earlier one no longer works.
 *
 * @throws {SessionEndedError}
 */
export async function renewCalendarFeed(session: Session): Promise<void> {
  await db().transaction(async (transaction) => {
    await lockAccounts(transaction, { session, needs: "staff" });
    const actor = session.staff;
    await revokeCalendarFeed(transaction, actor.id);
    await recordAudit(transaction, { action: "calendar-feed-renewed", actor, subject: actor.email });
  });
}

/**
 * Revokes the address of an account's feed; its owner finds another one at /calendar.
 *
 * @param transaction that has locked the account
 */
export async function revokeCalendarFeed(transaction: Database, userId: string): Promise<void> {
  await transaction
    .update(users)
    .set({ calendarVersion: sql`${users.calendarVersion} + 1`, calendarReadAt: null, calendarReader: "" })
    .where(eq(users.id, userId));
}

/** The use of an account's feed. */
interface CalendarFeedUse {
  /** Rises whenever the address changes. */
  version: number;
  /** When the present address was last read, at most an hour old; null if it never was. */
  readAt: Date | null;
  /** The User-Agent header of that reading. */
  reader: string;
}

/** Returns the use of the feed of an active account; null when there is none. */
export async function findCalendarFeedUse(userId: string): Promise<CalendarFeedUse | null> {
  const { calendarVersion: version, calendarReadAt: readAt, calendarReader: reader } = users;
  const [use] = await db().select({ version, readAt, reader }).from(users).where(isActiveAccount(userId));
  return use ?? null;
}

/** Records that a feed was read, at most once an hour. A full disk prevents the record, not the reading. */
export async function recordCalendarFeedRead(userId: string, userAgent: string): Promise<void> {
  const isDue = or(isNull(users.calendarReadAt), lte(users.calendarReadAt, sql`now() - interval '1 hour'`));
  await unlessFull(() =>
    db()
      .update(users)
      .set({ calendarReadAt: sql`now()`, calendarReader: cleanUserAgent(userAgent) })
      .where(and(eq(users.id, userId), isDue)),
  );
}

/** The HMAC keeps anyone else from computing an address. */
function toMac(userId: string, version: number, secret?: string): Buffer {
  return Buffer.from(toLinkToken("calendar", [userId, version], secret), "base64url");
}
