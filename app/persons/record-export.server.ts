import { changeAsAdmin } from "~/access/change-as-admin.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { withDiskReserve } from "~/db/disk-guard.server";
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
    changeAsAdmin(session, {}, async (transaction) => {
      await recordAudit(transaction, { action: "person-exported", actor: session.staff, detail });
    }),
  );
}
