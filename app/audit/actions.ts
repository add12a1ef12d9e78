/** What the audit log records. */
export type AuditAction =
  // Accounts
  | "account-created"
  | "account-updated"
  | "account-removed"
  | "password-changed"
  | "password-reset"
  // Settings
  | "billing-changed";
