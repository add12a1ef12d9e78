import { and, eq } from "drizzle-orm";
import { type AdminTransaction, changeAsAdmin } from "~/access/change-as-admin.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { sessions, type users } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { enqueueAddressEnded, enqueueSignedOut } from "~/staff/mails/account-mails.server";
import { type Done, done, type Refused, refused } from "~/staff/results";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { endCalendarAddress } from "./calendar-address.server";
import { describeBrowser } from "./devices.server";
import { revokeAccess } from "./revoke-access.server";

type Account = typeof users.$inferSelect;

/** A colleague whose access an administrator ends, as shown on the page. */
interface Ending {
  userId: string;
  /** The version of the calendar address that the page showed: one that has changed since then stays. */
  version: number;
}

/**
 * Signs one device of a colleague out. Does nothing if it is signed out already.
 *
 * @returns and throws as `changeAccess`
 */
export async function endDeviceOf(userId: string, deviceId: string, session: Session) {
  return changeAccess(userId, session, async (transaction, { id, email }) => {
    const isNamed = and(eq(sessions.id, deviceId), eq(sessions.userId, id));
    const [ended] = await transaction.delete(sessions).where(isNamed).returning({ by: sessions.userAgent });
    if (!ended) return;
    const detail = { name: describeBrowser(ended.by) };
    const entry = { action: "colleague-device-ended", actor: session.staff, subject: email } as const;
    await recordAudit(transaction, { ...entry, detail });
  });
}

/**
 * Signs a colleague out everywhere, ends the calendar address, and tells them by mail. Repeating it changes nothing.
 *
 * @returns and throws as `changeAccess`
 */
export async function signColleagueOut({ userId, version }: Ending, session: Session) {
  return changeAccess(userId, session, async (transaction, account) => {
    const open = await transaction.$count(sessions, eq(sessions.userId, account.id));
    if (open === 0 && account.calendarVersion !== version) return;
    await revokeAccess(transaction, account.id);
    await enqueueSignedOut(transaction, account);
    const entry = { action: "colleague-signed-out", actor: session.staff, subject: account.email } as const;
    await recordAudit(transaction, entry);
  });
}

/**
 * Ends the calendar address of a colleague, and tells them by mail. Repeating it changes nothing.
 *
 * @returns and throws as `changeAccess`
 */
export async function endAddressOf({ userId, version }: Ending, session: Session) {
  return changeAccess(userId, session, async (transaction, account) => {
    if (account.calendarVersion !== version) return;
    await endCalendarAddress(transaction, account.id);
    await enqueueAddressEnded(transaction, account);
    const entry = { action: "colleague-feed-ended", actor: session.staff, subject: account.email } as const;
    await recordAudit(transaction, entry);
  });
}

/**
 * @returns `own-account`: one's own devices are at /account-security
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
async function changeAccess(
  userId: string,
  session: Session,
  change: (transaction: AdminTransaction, account: Account) => Promise<void>,
): Promise<Done | Refused<"unknown-account" | "own-account" | "system-admin">> {
  if (!isUuid(userId)) return refused("unknown-account");
  return changeAsAdmin(session, { userId, isSensitive: true }, async (transaction, account) => {
    if (!account) return refused("unknown-account");
    if (account.id === session.staff.id) return refused("own-account");
    if (isSystemAdmin(account)) return refused("system-admin");
    await change(transaction, account);
    return done;
  });
}
