import { changeAsAdmin } from "~/access/change-as-admin.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";

/**
 * Records that an administrator has read the legal texts.
 *
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 */
export async function recordLegalRead(session: Session): Promise<void> {
  const entry = { action: "legal-read", actor: session.staff } as const;
  await changeAsAdmin(session, {}, (transaction) => recordAudit(transaction, entry));
}
