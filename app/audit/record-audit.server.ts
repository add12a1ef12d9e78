import type { Database } from "~/db/connection.server";
import { auditEntries } from "~/db/schema.server";
import type { AuditAction, AuditDetail } from "./actions";

interface NewAuditEntry {
  action: AuditAction;
  /** The acting account; null for the software itself or a command on the server. */
  actor: { id: string; email: string } | null;
  /**
   * What was changed, such as an account's email or the name of a setting; never a customer's data. A booking is named by
   * `bookingSubject`.
   */
  subject?: string;
  detail?: Partial<Record<AuditDetail, string>>;
}

/** Appends an entry to the audit log. Pass the transaction of the change that it describes, so that neither exists alone. */
export async function recordAudit(transaction: Database, entry: NewAuditEntry): Promise<void> {
  const { action, actor, subject = "", detail = {} } = entry;
  await transaction
    .insert(auditEntries)
    .values({ action, actorId: actor?.id ?? null, actor: actor?.email ?? "", subject, detail });
}
