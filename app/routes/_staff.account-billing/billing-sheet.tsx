import type { Billing } from "~/staff/billing";
import { DescriptionList } from "~/ui/description-list";

/** The billing details, for staff who cannot change them. */
export function BillingSheet({ billing }: { billing: Billing }) {
  const { legalName, invoiceAddress, taxId } = billing;
  return (
    <DescriptionList
      items={[
        { term: "Legal name", value: legalName || null },
        { term: "Invoice address", value: invoiceAddress || null },
        { term: "Tax ID", value: taxId || null },
      ]}
    />
  );
}
