import { and, eq, isNull, sql } from "drizzle-orm";
import { createHmac, timingSafeEqual } from "node:crypto";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";
import { uuidFromBytes } from "~/lib/uuid";
import { paths } from "~/paths";
import { cookieSecret } from "~/secret.server";
import { requireLiveSession } from "~/staff/sessions/live-session.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { SessionEndedError } from "~/staff/user-errors";

const idLength = 16;
const macLength = 32;

/** Returns the secret path of the feed of a member of staff. */
export async function feedPath(userId: string): Promise<string> {
  const user = await findActive(userId);
  const id = Buffer.from(userId.replaceAll("-", ""), "hex");
  return paths.calendarFeed(Buffer.concat([id, toMac(userId, user?.version ?? 0)]).toString("base64url"));
}

/**
 * Returns the id of the member of staff whose feed an address opens; null for one that is malformed, wrong or renewed, and for that of a
 * removed account. Each of these takes one query and one comparison, so that neither the answer nor its time tells them apart.
 */
export async function findFeedOwner(token: string | undefined): Promise<string | null> {
  const bytes = Buffer.alloc(idLength + macLength);
  const given = Buffer.from((token ?? "").slice(0, 100), "base64url");
  given.copy(bytes);
  const userId = uuidFromBytes(bytes.subarray(0, idLength));
  const user = await findActive(userId);
  const isRight = timingSafeEqual(bytes.subarray(idLength), toMac(userId, user?.version ?? 0));
  return user && isRight && given.length === bytes.length ? userId : null;
}

/**
 * Gives the signed-in account another feed address; the earlier one no longer works.
 *
 * @throws {SessionEndedError}
 */
export async function renewFeed(session: Session): Promise<void> {
  await db().transaction(async (transaction) => {
    // Before the session, which locks the account only for reading: two renewals would wait for each other.
    const renewed = await transaction
      .update(users)
      .set({ calendarVersion: sql`${users.calendarVersion} + 1` })
      .where(and(eq(users.id, session.staff.id), isNull(users.deactivatedAt)))
      .returning({ id: users.id });
    if (renewed.length === 0) throw new SessionEndedError("The acting account is removed.");
    const actor = await requireLiveSession(transaction, session);
    await recordAudit(transaction, { action: "calendar-feed-renewed", actor, subject: actor.email });
  });
}

async function findActive(userId: string) {
  const [user] = await db()
    .select({ version: users.calendarVersion })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)));
  return user;
}

/** The HMAC keeps anyone else from computing an address. */
function toMac(userId: string, version: number): Buffer {
  return createHmac("sha256", cookieSecret())
    .update(JSON.stringify(["calendar", userId, version]))
    .digest();
}
