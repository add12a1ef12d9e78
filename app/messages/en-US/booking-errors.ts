import { plural } from "~/messages/plural";

/** Errors at the fields of the booking form. Each names the fault and the remedy. */

export const answerErrors = {
  fullName: {
    missing: "Enter your full name",
    tooLong: plural({ other: "Shorten your full name to # characters or fewer" }),
  },
  email: {
    missing: "Enter your email address",
    tooLong: plural({ other: "Shorten your email address to # characters or fewer" }),
    format: "Enter an email address like name@example.com",
  },
  phone: {
    missing: "Enter your phone number",
    tooLong: plural({ other: "Shorten your phone number to # characters or fewer" }),
    format: "Enter a phone number with at least 7 digits, like (818) 555-0142",
  },
  company: {
    missing: "Enter the company",
    tooLong: plural({ other: "Shorten the company to # characters or fewer" }),
  },
  serviceLocation: {
    missing: "Enter the service location",
    tooLong: plural({ other: "Shorten the service location to # characters or fewer" }),
  },
  accessInstructions: {
    missing: "Enter the access instructions",
    tooLong: plural({ other: "Shorten the access instructions to # characters or fewer" }),
  },
  projectScope: {
    missing: "Enter the project scope",
    tooLong: plural({ other: "Shorten the project scope to # characters or fewer" }),
  },
  specialInstructions: {
    missing: "Enter the special instructions",
    tooLong: plural({ other: "Shorten the special instructions to # characters or fewer" }),
  },
  filesLink: {
    missing: "Enter the link to your files",
    tooLong: plural({ other: "Shorten the link to # characters or fewer" }),
    format: "Enter a link that starts with https://",
  },
  contactMethod: "Choose a contact method from the list",
  service: "Choose a service from the list",
  scanType: "Choose a scan type from the list",
  purpose: "Choose a purpose from the list",
  numberOfRooms: "Choose rooms from the list",
  outputFormats: "Choose output formats from the list",
  projectTimeline: "Choose a project timeline from the list",
  additionalServices: "Choose additional services from the list",
  deliveryPreferences: "Choose delivery preferences from the list",
  preferredDate: {
    format: "Enter the preferred date as a date and time",
    past: "Choose a preferred date in the future",
    tooFar: "Choose a preferred date within the next two years",
  },
  backupDate: {
    format: "Enter the backup date as a date and time",
    past: "Choose a backup date in the future",
    tooFar: "Choose a backup date within the next two years",
    same: "Choose a backup date that differs from the preferred date",
  },
  budgetRange: {
    format: "Enter the budget as a number from 0 to 5000",
    fraction: "Enter the budget in whole dollars",
    range: "Enter a budget from $0 to $5,000. For more, enter 5000 and tell us under Project Scope",
  },
  termsAccepted: {
    format: "Say whether you accept the terms",
    required: "Accept the terms of service to submit the booking",
  },
  privacyConsent: {
    format: "Say whether you agree to the use of your information",
    required: "Agree to the use of your information to submit the booking",
  },
  showcaseConsent: { format: "Say whether the scan may be shown" },
};
