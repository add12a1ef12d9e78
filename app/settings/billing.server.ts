import { eq } from "drizzle-orm";
import { changeAsAdmin } from "~/access/change-as-admin.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { billingDetails, users } from "~/db/schema.server";
import { log } from "~/process/log.server";
import type { Billing } from "./billing";

interface StoredBilling extends Billing {
  /** When and by whom it was last saved; null if never. */
  lastChange: { at: Date; by: string | null } | null;
}

/** Returns the company's billing details; empty ones if none were ever saved. */
export async function findBilling(database = db()): Promise<StoredBilling> {
  const [row] = await database
    .select({
      legalName: billingDetails.legalName,
      invoiceAddress: billingDetails.invoiceAddress,
      taxId: billingDetails.taxId,
      at: billingDetails.updatedAt,
      by: users.fullName,
    })
    .from(billingDetails)
    .leftJoin(users, eq(users.id, billingDetails.updatedBy));
  if (!row) return { legalName: "", invoiceAddress: "", taxId: "", lastChange: null };
  const { at, by, ...billing } = row;
  return { ...billing, lastChange: { at, by } };
}

/**
 * Saves the company's billing details. Of two concurrent saves the last one wins, and the page names its author.
 *
 * @param session the acting administrator's
 * @throws {NotAllowedError} when its account is no longer an administrator's
 * @throws {SessionEndedError}
 */
export async function saveBilling(billing: Billing, session: Session): Promise<void> {
  await changeAsAdmin(session, {}, async (transaction) => {
    const saved = { ...billing, updatedAt: new Date(), updatedBy: session.staff.id };
    await transaction
      .insert(billingDetails)
      .values(saved)
      .onConflictDoUpdate({ target: billingDetails.id, set: saved });
    await recordAudit(transaction, { action: "billing-changed", actor: session.staff });
  });
  log.info({ event: "billing-updated", actorId: session.staff.id }, "Saved the billing details");
}
