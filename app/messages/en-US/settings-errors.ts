/** Names of the settings, and errors at their fields. */
export const labels = {
  companyName: "Company name",
  phone: "Phone",
  email: "Email",
  street: "Street address",
  city: "City",
  state: "State",
  zip: "ZIP code",
  openingHours: "Opening hours",
  facebook: "Facebook",
  twitter: "Twitter",
  youtube: "YouTube",
  instagram: "Instagram",
  claimSource: "Source of the 63% figure",
  requestsMailbox: "Mailbox for new requests",
  leadDays: "Lead time in days",
  cutOffHours: "Cut-off for changes in hours",
  retentionDraftDays: "Unfinished requests and their files",
  retentionCanceledDays: "Canceled and declined requests",
  retentionDoneDays: "Finished requests",
  retentionFileDays: "Files of closed requests",
  retentionMailDays: "Emails",
  retentionLogDays: "Access log of a request",
  administratorsNeedSecondFactor: "Administrators need a second factor",
};

/** The choice of people beside the mailbox. */
export const readers = "People who get new requests";

export const missing = (label: string) => `Fill in “${label}”`;
export const notText = (label: string) => `Fill in “${label}” as text`;
export const tooLong = (label: string, max: number) => `Shorten “${label}” to ${max} characters or fewer`;
export const notWithin = (label: string, min: string, max: string) =>
  `Enter a whole number from ${min} to ${max} for “${label}”`;
export const phoneFormat =
  "Enter a US phone number with its area code, such as (818) 555-0142, or start with + and the country code";
export const emailFormat = "Enter a complete email address, such as name@example.com";
export const zipFormat = "Enter a ZIP code, such as 91405 or 91405-1234";
export const notHttps = (label: string) =>
  `Enter a complete address that starts with https:// for “${label}”, or leave it empty`;
