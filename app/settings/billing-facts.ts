import * as text from "~/messages/billing";
import type { Billing } from "./billing";

/** A line of the billing details, as quotes and job sheets show it. */
export interface BillingFact {
  label: string;
  value: string;
}

/** Returns the billing details that are known, in reading order; none until an administrator has entered them. */
export function toBillingFacts({ legalName, invoiceAddress, taxId }: Billing): BillingFact[] {
  return [
    { label: text.legalName, value: legalName },
    { label: text.invoiceAddress, value: invoiceAddress },
    { label: text.taxId, value: taxId },
  ].filter(({ value }) => value !== "");
}
