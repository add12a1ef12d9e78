/** The company's billing details on quotes and job sheets. */
export const heading = "Billing details";
export const legalName = "Billed by";
export const invoiceAddress = "Address";
export const taxId = "Tax ID";
