import { and, eq, ne } from "drizzle-orm";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { pendingSignIns, sessions } from "~/db/schema.server";
import { log } from "~/process/log.server";
import { endCalendarAddress } from "./calendar-address.server";
import { findSession } from "./sessions.server";

/**
 * Ends everything that gives access to an account without its password: its sessions, except for the one with the id `keep`, its
 * sign-ins that wait for a second factor, and its calendar address.
 *
 * @param transaction that has locked the account
 */
export async function revokeAccess(transaction: Database, userId: string, keep?: string): Promise<void> {
  const others = keep ? ne(sessions.id, keep) : undefined;
  await transaction.delete(sessions).where(and(eq(sessions.userId, userId), others));
  await transaction.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  await endCalendarAddress(transaction, userId);
}

/** Ends the session of the request, if there is one, also on a nearly full disk. */
export async function signOut(request: Request): Promise<void> {
  const session = await findSession(request);
  if (!session) return;
  const { id, staff } = session;
  await withDiskReserve(() =>
    db().transaction(async (transaction) => {
      const ended = await transaction
        .delete(sessions)
        .where(eq(sessions.id, id))
        .returning({ id: sessions.id });
      // Another request has ended it already.
      if (ended.length === 0) return;
      await recordAudit(transaction, { action: "signed-out", actor: staff, subject: staff.email });
    }),
  );
  log.info({ event: "sign-out", userId: staff.id }, "A sign-out");
}
