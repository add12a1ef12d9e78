/** The answers of a booking, in the form, its review, and the back office. */

export const answerLabels = {
  fullName: "Full Name",
  email: "Email",
  phone: "Phone",
  contactMethod: "Contact Method",
  company: "Company",
  service: "Service",
  serviceLocation: "Service Location",
  accessInstructions: "Access Instructions",
  scanType: "Scan Type",
  preferredDate: "Preferred Date",
  backupDate: "Backup Date",
  purpose: "Purpose",
  projectScope: "Project Scope",
  numberOfRooms: "Rooms to Scan",
  outputFormats: "Output Formats",
  budgetRange: "Budget Range",
  projectTimeline: "Project Timeline",
  additionalServices: "Additional Services",
  specialInstructions: "Special Instructions",
  deliveryPreferences: "Delivery Preferences",
  filesLink: "Link to Larger Files",
  termsAccepted: "Terms",
  privacyConsent: "Privacy",
  showcaseConsent: "Showcase",
};

export const serviceUnknown = "Not sure yet";

/** For an amount that the form starts with, because the visitor may not have chosen it. */
export const startingAmount = (amount: string) => `${amount} (our starting value)`;

export const accepted = "Accepted";
export const notGiven = "Not given";
