import * as text from "~/messages/print-sheets";
import type { Billing } from "./billing";

/** A line of the billing details, as quotes and job sheets show it. */
export interface BillingFact {
  label: string;
  value: string;
}

/** Returns the billing details that are known, in reading order; none until an administrator has entered them. */
export function toBillingFacts({ legalName, invoiceAddress, taxId }: Billing): BillingFact[] {
  return [
    { label: text.billingLegalName, value: legalName },
    { label: text.billingInvoiceAddress, value: invoiceAddress },
    { label: text.billingTaxId, value: taxId },
  ].filter(({ value }) => value !== "");
}
