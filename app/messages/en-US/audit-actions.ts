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
  "bookings-exported": "Exported bookings",
  "files-exported": "Downloaded all files of a booking",
  "audit-exported": "Exported the audit log",
  "mail-sent-again": "Sent an email again",
  "request-link-renewed": "Renewed a customer’s private link",
};

export const details = {
  count: "Count",
  fields: "Fields",
  files: "Files",
  filters: "Filters",
  isComplete: "Complete",
  name: "Name",
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
