import type { AdminTransaction } from "~/access/change-as-admin.server";
import type { Database } from "~/db/connection.server";
import { auditEntries } from "~/db/schema.server";
import type { AdminAction, AuditAction, AuditDetail } from "./actions";

interface Actor {
  id: string;
  email: string;
}

interface NewAuditEntry<Action = AuditAction, By = Actor | null> {
  action: Action;
  /** The acting account; null for the software itself or a command on the server. */
  actor: By;
  /**
   * What was changed, such as an account's email or the name of a setting; never a customer's data. A booking is named by
   * `bookingSubject`.
   */
  subject?: string;
  detail?: Partial<Record<AuditDetail, string>>;
}

/**
 * Appends an entry to the audit log. Pass the transaction of the change that it describes, so that neither exists alone. What only
 * administrators do needs one in which `changeAsAdmin` has checked that the actor is one.
 */
export async function recordAudit(transaction: AdminTransaction, entry: NewAuditEntry): Promise<void>;
export async function recordAudit(
  transaction: Database,
  entry: NewAuditEntry<Exclude<AuditAction, AdminAction>> | NewAuditEntry<AuditAction, null>,
): Promise<void>;
export async function recordAudit(transaction: Database, entry: NewAuditEntry): Promise<void> {
  const { action, actor, subject = "", detail = {} } = entry;
  await transaction
    .insert(auditEntries)
    .values({ action, actorId: actor?.id ?? null, actor: actor?.email ?? "", subject, detail });
}
