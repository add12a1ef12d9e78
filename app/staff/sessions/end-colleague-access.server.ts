import { and, eq } from "drizzle-orm";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { sessions } from "~/db/schema.server";
import { changeColleague } from "~/staff/change-colleague.server";
import { enqueueAddressEnded, enqueueSignedOut } from "~/staff/mails/account-mails.server";
import { revokeCalendarAddress } from "./calendar-address.server";
import { describeBrowser } from "./devices.server";
import { revokeAccess } from "./revoke-access.server";

/** A colleague whose access an administrator ends, as shown on the page. */
interface Ending {
  userId: string;
  /** The version of the calendar address that the page showed: one that has changed since then stays. */
  version: number;
}

/**
 * Signs one device of a colleague out. Does nothing if it is signed out already.
 *
 * @returns and throws as `changeColleague`
 */
export async function endDeviceOf(userId: string, deviceId: string, session: Session) {
  return changeColleague(userId, session, async (transaction, { id, email }) => {
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
 * @returns and throws as `changeColleague`
 */
export async function signColleagueOut({ userId, version }: Ending, session: Session) {
  return changeColleague(userId, session, async (transaction, account) => {
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
 * @returns and throws as `changeColleague`
 */
export async function revokeAddressOf({ userId, version }: Ending, session: Session) {
  return changeColleague(userId, session, async (transaction, account) => {
    if (account.calendarVersion !== version) return;
    await revokeCalendarAddress(transaction, account.id);
    await enqueueAddressEnded(transaction, account);
    const entry = { action: "colleague-feed-ended", actor: session.staff, subject: account.email } as const;
    await recordAudit(transaction, entry);
  });
}
