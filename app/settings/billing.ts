import "~/lib/zod-config";
import { z } from "zod";
import { line, optionalText } from "~/lib/text-fields";
import * as language from "~/messages/locale";
import * as text from "~/messages/staff-fields";

/** In characters. */
const lineLimit = 200;
const addressLimit = 1_000;

/** The company's data on its invoices. Each field may be empty. */
export const billingSchema = z.object({
  legalName: line({
    errors: () => ({ missing: text.legalNameMissing, tooLong: text.legalNameTooLong }),
    limit: lineLimit,
  }).default(""),
  invoiceAddress: optionalText(
    () => ({
      missing: text.invoiceAddressMissing,
      tooLong: (limit) => text.invoiceAddressTooLong(limit.toLocaleString(language.locale)),
    }),
    addressLimit,
  ),
  taxId: line({
    errors: () => ({ missing: text.taxIdMissing, tooLong: text.taxIdTooLong }),
    limit: lineLimit,
  }).default(""),
});

export type Billing = z.output<typeof billingSchema>;

export interface BillingFact {
  label: string;
  value: string;
}
