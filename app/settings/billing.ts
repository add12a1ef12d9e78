import "~/lib/zod-config";
import { z } from "zod";
import { cleanLine, cleanText } from "~/lib/text";
import * as language from "~/messages/locale";
import * as text from "~/messages/staff-fields";

/** In characters. */
const lineLimit = 200;
const addressLimit = 1_000;

/** The company's data on its invoices. Each field may be empty until it is known. */
export const billingSchema = z.object({
  legalName: z
    .string(text.legalNameMissing)
    .overwrite(cleanLine)
    .trim()
    .max(lineLimit, text.legalNameTooLong(lineLimit))
    .default(""),
  invoiceAddress: z
    .string(text.invoiceAddressMissing)
    .overwrite(cleanText)
    .trim()
    .max(addressLimit, text.invoiceAddressTooLong(addressLimit.toLocaleString(language.locale)))
    .default(""),
  taxId: z
    .string(text.taxIdMissing)
    .overwrite(cleanLine)
    .trim()
    .max(lineLimit, text.taxIdTooLong(lineLimit))
    .default(""),
});

export type Billing = z.output<typeof billingSchema>;
