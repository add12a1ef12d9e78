import { timingSafeEqual } from "node:crypto";
import { findActiveAccount, lockAccounts } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { toLinkToken } from "~/lib/link-token.server";
import { uuidFromBytes } from "~/lib/uuid";
import { paths } from "~/paths";
import { acceptedSecrets } from "~/process/secret.server";
import { revokeCalendarAddress } from "~/staff/sessions/calendar-address.server";

const idLength = 16;
const macLength = 32;

/** Returns the secret path of the feed of a member of staff. */
export async function feedPath(userId: string): Promise<string> {
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
export async function findFeedOwner(token: string | undefined): Promise<string | null> {
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
export async function renewFeed(session: Session): Promise<void> {
  await db().transaction(async (transaction) => {
    await lockAccounts(transaction, { session, needs: "staff" });
    const actor = session.staff;
    await revokeCalendarAddress(transaction, actor.id);
    await recordAudit(transaction, { action: "calendar-feed-renewed", actor, subject: actor.email });
  });
}

/** The HMAC keeps anyone else from computing an address. */
function toMac(userId: string, version: number, secret?: string): Buffer {
  return Buffer.from(toLinkToken("calendar", [userId, version], secret), "base64url");
}
