import type { BookingAnswers } from "./schema";

/** An answer's name in the form, the API and the database. */
export type AnswerName = keyof BookingAnswers;

interface AnswerGroup {
  /** The step of the form that asks for these. */
  step: 1 | 2 | 3 | 4;
  title: string;
  answers: readonly AnswerName[];
}

/** The answers as people read them, in the form's order: on the check page and in the back office. */
export const answerGroups: readonly AnswerGroup[] = [
  {
    step: 1,
    title: "Contact Information",
    answers: ["fullName", "email", "phone", "contactMethod", "company"],
  },
  {
    step: 2,
    title: "Service Details",
    answers: ["serviceLocation", "accessInstructions", "scanType", "preferredDate", "backupDate"],
  },
  {
    step: 3,
    title: "Project Specifications",
    answers: ["purpose", "projectScope", "numberOfRooms", "outputFormats", "budgetRange", "projectTimeline"],
  },
  {
    step: 4,
    title: "Additional Information",
    answers: ["additionalServices", "specialInstructions", "deliveryPreferences"],
  },
];

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
