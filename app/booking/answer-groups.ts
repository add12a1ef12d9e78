import type { AnswerName } from "./schema";
import { steps } from "./form/steps";

/** The steps whose answers are listed on the check page and in the back office: all but the consents. */
export const answerGroups = steps.slice(0, 4);

export const answerLabels: Record<AnswerName, string> = {
  fullName: "Full Name",
  email: "Email",
  phone: "Phone",
  contactMethod: "Contact Method",
  company: "Company",
  serviceLocation: "Service Location",
  accessInstructions: "Access Instructions",
  scanType: "Scan Type",
  preferredDate: "Preferred Date",
  backupDate: "Backup Date",
  purpose: "Purpose",
  projectScope: "Project Scope",
  numberOfRooms: "Number of Rooms",
  outputFormats: "Output Formats",
  budgetRange: "Budget Range",
  projectTimeline: "Project Timeline",
  additionalServices: "Additional Services",
  specialInstructions: "Special Instructions",
  deliveryPreferences: "Delivery Preferences",
  termsAccepted: "Terms",
  privacyConsent: "Privacy",
  showcaseConsent: "Showcase",
};
