/** The printed sheets: the visitor's confirmation and the crew's job sheet. */

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
export const notes = "Notes";
export const siteNotes = "Site notes";
export const signatures = ["Arrived", "Left", "Date", "Signature"];

export const confirmationFooter = {
  byPhone: (phone: string) =>
    `This is a request, not a commitment. We’ll confirm the date, scope and price before anyone comes out. Questions? Call ${phone}.`,
  byEmail: (email: string) =>
    `This is a request, not a commitment. We’ll confirm the date, scope and price before anyone comes out. Questions? Email ${email}.`,
};
export const jobSheetFooter = (reference: string, received: string) =>
  `Job sheet ${reference}, received ${received}`;
