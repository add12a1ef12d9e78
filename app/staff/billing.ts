import "~/lib/zod-config";
import { z } from "zod";
import { cleanLine, cleanText } from "~/lib/text";

/** In characters. */
const lineLimit = 200;
const addressLimit = 1_000;

const tooLong = (subject: string, limit: number) => `${subject} must have ${limit} characters or fewer`;

/** The company's data on its invoices. Each field may be empty until it is known. */
export const billingSchema = z.object({
  legalName: z
    .string("Enter the legal name")
    .overwrite(cleanLine)
    .trim()
    .max(lineLimit, tooLong("Legal name", lineLimit))
    .default(""),
  invoiceAddress: z
    .string("Enter the invoice address")
    .overwrite(cleanText)
    .trim()
    .max(addressLimit, tooLong("Invoice address", addressLimit))
    .default(""),
  taxId: z
    .string("Enter the tax ID")
    .overwrite(cleanLine)
    .trim()
    .max(lineLimit, tooLong("Tax ID", lineLimit))
    .default(""),
});

export type Billing = z.output<typeof billingSchema>;
