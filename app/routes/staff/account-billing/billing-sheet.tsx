import * as text from "~/messages/staff-account";
import type { Billing } from "~/settings/billing";
import { DescriptionList } from "~/ui/description-list";

/** The billing details, for staff who cannot change them. */
export function BillingSheet({ billing }: { billing: Billing }) {
  const { legalName, invoiceAddress, taxId } = billing;
  return (
    <DescriptionList
      items={[
        { term: text.legalName, value: legalName || null },
        { term: text.invoiceAddress, value: invoiceAddress || null },
        { term: text.taxId, value: taxId || null },
      ]}
    />
  );
}
