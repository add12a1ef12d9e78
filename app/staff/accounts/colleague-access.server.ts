import { and, eq } from "drizzle-orm";
import type { GuardedAct } from "~/access/acts";
import { type AdminTransaction, changeAsAdmin } from "~/access/admin-transaction.server";
import type { ChangeDone, Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import type { Database } from "~/db/connection.server";
import { passkeys, sessions, totpSecrets, type users } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import type { AccountRefused } from "~/staff/account-results";
import { hasSecondFactor } from "~/staff/factors/find-factors.server";
import { removeRecoveryCodes } from "~/staff/factors/recovery-codes.server";
import { reportFactorChange } from "~/staff/factors/report-change.server";
import { enqueueFeedEnded, enqueueSignedOut } from "~/staff/mails/account-mails.server";
import { revokeCalendarFeed } from "~/staff/sessions/calendar-feed.server";
import { describeBrowser } from "~/staff/sessions/devices.server";
import { revokeAccess } from "~/staff/sessions/revoke-access.server";
import { isSystemAdmin } from "~/staff/system-admin.server";

/**
 * Changes a colleague's access in a transaction that locks both accounts.
 *
 * @returns `own-account`: staff change their own devices and factors at /account-security; null for an unknown or removed account
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
async function changeColleague(
  act: GuardedAct,
  userId: string,
  session: Session,
  change: (transaction: AdminTransaction, account: typeof users.$inferSelect) => Promise<void>,
): Promise<ChangeDone | AccountRefused<"own-account" | "system-admin"> | null> {
  if (!isUuid(userId)) return null;
  return changeAsAdmin(session, { act, userId }, async (transaction, account) => {
    if (!account) return null;
    if (account.id === session.staff.id) return { result: "own-account" };
    if (isSystemAdmin(account)) return { result: "system-admin" };
    await change(transaction, account);
    return { result: "done" };
  });
}

interface AccessEnd {
  userId: string;
  /**
   * The version of the calendar feed that the page showed. Another version tells that this is a repeat, because each change increases it.
   */
  version: number;
}

/** Does nothing if the device is signed out already. Returns and throws like `changeColleague`. */
export async function endDeviceOf(userId: string, deviceId: string, session: Session) {
  return changeColleague("colleague-device-ended", userId, session, async (transaction, { id, email }) => {
    const isNamed = and(eq(sessions.id, deviceId), eq(sessions.userId, id));
    const [ended] = await transaction.delete(sessions).where(isNamed).returning({ by: sessions.userAgent });
    if (!ended) return;
    const detail = { name: describeBrowser(ended.by) };
    const entry = { action: "colleague-device-ended", actor: session.staff, subject: email } as const;
    await recordAudit(transaction, { ...entry, detail });
  });
}

/**
 * Ends a colleague's sessions and calendar feed, and notifies them by email. A repeat changes nothing. Returns and throws like
 * `changeColleague`.
 */
export async function signColleagueOut({ userId, version }: AccessEnd, session: Session) {
  return changeColleague("colleague-signed-out", userId, session, async (transaction, account) => {
    const sessionCount = await transaction.$count(sessions, eq(sessions.userId, account.id));
    if (sessionCount === 0 && account.calendarVersion !== version) return;
    await revokeAccess(transaction, account.id);
    await enqueueSignedOut(transaction, account);
    const entry = { action: "colleague-signed-out", actor: session.staff, subject: account.email } as const;
    await recordAudit(transaction, entry);
  });
}

/** Notifies the colleague by email. A repeat changes nothing. Returns and throws like `changeColleague`. */
export async function revokeCalendarFeedOf({ userId, version }: AccessEnd, session: Session) {
  return changeColleague("colleague-feed-ended", userId, session, async (transaction, account) => {
    if (account.calendarVersion !== version) return;
    await revokeCalendarFeed(transaction, account.id);
    await enqueueFeedEnded(transaction, account);
    const entry = { action: "colleague-feed-ended", actor: session.staff, subject: account.email } as const;
    await recordAudit(transaction, entry);
  });
}

/**
 * Removes the second factors of a colleague who has lost the device, and ends their sessions and calendar feed. A repeat changes nothing.
 * Returns and throws like `changeColleague`.
 */
export async function removeFactorsOf(id: string, session: Session) {
  return changeColleague("colleague-factors-removed", id, session, async (transaction, owner) => {
    if (!(await hasSecondFactor(owner.id, transaction))) return;
    await removeAllFactors(transaction, owner.id);
    await revokeAccess(transaction, owner.id);
    await reportFactorChange(transaction, "second-factors-removed", { owner, actor: session.staff });
  });
}

export async function removeAllFactors(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(passkeys).where(eq(passkeys.userId, userId));
  await transaction.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await removeRecoveryCodes(transaction, userId);
}
