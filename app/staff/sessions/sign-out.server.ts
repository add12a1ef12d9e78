import { eq } from "drizzle-orm";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { sessions } from "~/db/schema.server";
import { log } from "~/process/log.server";
import { findSession } from "./sessions.server";

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
