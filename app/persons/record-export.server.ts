import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { lockAccounts } from "~/staff/accounts/lock-accounts.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { countPerson } from "./find-person.server";
import type { PersonKey } from "./person-key";

/**
 * Records in the audit log that an administrator exports a person's data: how much, not whose.
 *
 * @throws {SessionEndedError}
 * @throws {NotAllowedError}
 */
export async function recordExport(key: PersonKey, session: Session): Promise<void> {
  const { requests, drafts, files, mails } = await countPerson(key);
  const detail = {
    requests: String(requests),
    drafts: String(drafts),
    files: String(files),
    mails: String(mails),
  };
  await withDiskReserve(() =>
    db().transaction(async (transaction) => {
      await lockAccounts(transaction, { session, needs: "admin" });
      await recordAudit(transaction, { action: "person-exported", actor: session.staff, detail });
    }),
  );
}
