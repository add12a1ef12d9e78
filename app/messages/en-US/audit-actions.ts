/** What the audit log says about an entry: the areas, the actions (audit/actions.ts), and their details. */
export const areas = {
  accounts: "Accounts",
  security: "Sign-in and security",
  settings: "Settings",
  data: "Personal data",
  exports: "Exports",
  bookings: "Bookings and spam",
};

export const actions = {
  "account-created": "Created an account",
  "account-updated": "Changed an account",
  "account-removed": "Removed an account",
  "first-admin-created": "Created the system admin’s account",
  "system-admin-promoted": "Made the system admin’s account an administrator",
  "password-changed": "Changed a password",
  "password-reset": "Reset a password",
  "password-set-by-link": "Set a password with a link",
  "signed-in": "Signed in",
  "sign-in-failed": "Failed to sign in",
  "signed-out": "Signed out",
  "calendar-feed-renewed": "Renewed a calendar feed address",
  "billing-changed": "Changed the billing details",
  "person-exported": "Exported a person’s data",
  "request-erased": "Erased a request",
  "request-anonymized": "Anonymized a request",
  "draft-erased": "Erased an unfinished request",
  "person-mails-erased": "Erased emails to a person",
  "person-searches-erased": "Removed saved searches that named a person",
  "retention-swept": "Removed data whose retention time had ended",
  "bookings-exported": "Exported bookings",
  "files-exported": "Downloaded all files of a booking",
  "audit-exported": "Exported the audit log",
  "mail-sent-again": "Sent an email again",
  "request-link-renewed": "Renewed a customer’s private link",
};

export const details = {
  canceled: "Canceled and declined requests",
  count: "Count",
  done: "Finished requests",
  drafts: "Unfinished requests",
  fields: "Fields",
  files: "Files",
  filters: "Filters",
  isComplete: "Complete",
  logs: "Access log entries",
  mails: "Emails",
  messages: "Messages",
  name: "Name",
  notes: "Notes",
  requests: "Requests",
  role: "Role",
};

/** Codes in the values of details: fields, filters, roles, yes and no. Others are shown as they are. */
export const values = {
  yes: "yes",
  no: "no",
  admin: "administrator",
  staff: "staff",
  fullName: "name",
  email: "email",
  mobile: "phone number",
};
