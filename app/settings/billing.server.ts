import { eq } from "drizzle-orm";
import { changeAsAdmin } from "~/access/admin-transaction.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { billingDetails, users } from "~/db/schema.server";
import * as sheetText from "~/messages/print-sheets";
import { log } from "~/process/log.server";
import type { Billing, BillingFact } from "./billing";

/** Returns the company's billing details with the time and author of the last change; empty details if none were saved. */
export async function findBilling(database = db()) {
  const { legalName, invoiceAddress, taxId, updatedAt } = billingDetails;
  const [row] = await database
    .select({ legalName, invoiceAddress, taxId, at: updatedAt, by: users.fullName })
    .from(billingDetails)
    .leftJoin(users, eq(users.id, billingDetails.updatedBy));
  if (!row) return { legalName: "", invoiceAddress: "", taxId: "", lastChange: null };
  const { at, by, ...billing } = row;
  return { ...billing, lastChange: { at, by } };
}

/** Returns the billing details that are not empty, in reading order. */
export function toBillingFacts({ legalName, invoiceAddress, taxId }: Billing): BillingFact[] {
  return [
    { label: sheetText.billingLegalName, value: legalName },
    { label: sheetText.billingInvoiceAddress, value: invoiceAddress },
    { label: sheetText.billingTaxId, value: taxId },
  ].filter(({ value }) => value !== "");
}

/**
 * Saves the company's billing details. The last of two concurrent saves wins, and the page names its author.
 *
 * @param session the acting administrator's
 * @throws {NotAllowedError} when its account is no longer an administrator's
 * @throws {SessionEndedError}
 */
export async function saveBilling(billing: Billing, session: Session): Promise<void> {
  await changeAsAdmin(session, { act: "billing-changed" }, async (transaction) => {
    const saved = { ...billing, updatedAt: new Date(), updatedBy: session.staff.id };
    await transaction
      .insert(billingDetails)
      .values(saved)
      .onConflictDoUpdate({ target: billingDetails.id, set: saved });
    await recordAudit(transaction, { action: "billing-changed", actor: session.staff });
  });
  log.info({ event: "billing-updated", actorId: session.staff.id }, "Saved the billing details");
}
