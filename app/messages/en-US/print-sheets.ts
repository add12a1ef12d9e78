export const confirmation = "Request received";
export const jobSheet = "Job sheet";
export const reference = "Reference";
export const referenceCode = "QR code of the reference";
export const bookingCode = "QR code that opens this booking";

export const files = "Files";
export const when = "When";
export const noFiles = "None";
export const consents = "Consents";
export const received = "Received";
export const siteNotes = "Site notes";
export const signatures = ["Arrived", "Left", "Date", "Signature"];

/** The footer of the printed request: its legal effect, and the company's contact. */
export const sheetStatus = {
  requested:
    "This is a request, not a commitment. We’ll confirm the date, scope and price before anyone comes out.",
  offered: "This is an offer, not an order. You can accept it on your request page.",
  ordered: (accepted: string, total: string) => `${accepted} Total: ${total}.`,
  scheduled: "This visit is confirmed.",
  done: "This work is done.",
  closed: "This request is closed.",
};
export const questions = {
  byPhone: (phone: string) => `Questions? Call ${phone}.`,
  byEmail: (email: string) => `Questions? Email ${email}.`,
};
export const jobSheetFooter = (reference: string, received: string) =>
  `Job sheet ${reference}, received ${received}`;

export const billingHeading = "Billing details";
export const billingLegalName = "Billed by";
export const billingInvoiceAddress = "Address";
export const billingTaxId = "Tax ID";
