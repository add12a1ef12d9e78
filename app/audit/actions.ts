import type { GuardedAct } from "~/access/acts";

/** The texts are in messages/audit.ts. */
export const auditActions = [
  "account-created",
  "account-updated",
  "account-removed",
  "first-admin-created",
  "system-admin-promoted",
  "password-changed",
  "password-reset",
  "password-set-by-link",
  "password-link-created",
  "role-changed",
  "invitation-sent",
  "invitation-renewed",
  "invitation-revoked",
  "invitation-accepted",
  "signed-in",
  "sign-in-failed",
  "sign-in-blocked",
  "signed-out",
  "calendar-feed-renewed",
  "passkey-added",
  "passkey-renamed",
  "passkey-removed",
  "authenticator-added",
  "authenticator-removed",
  "recovery-codes-renewed",
  "recovery-code-used",
  "second-factors-removed",
  "session-ended",
  "colleague-device-ended",
  "colleague-signed-out",
  "colleague-feed-ended",
  "other-sessions-ended",
  "key-made",
  "key-revoked",
  "webhook-made",
  "webhook-changed",
  "webhook-secret-renewed",
  "webhook-paused",
  "webhook-resumed",
  "webhook-removed",
  "webhook-failed",
  "billing-changed",
  "setting-changed",
  "legal-published",
  "legal-translated",
  "legal-read",
  "figures-read",
  "person-exported",
  "request-erased",
  "request-anonymized",
  "draft-erased",
  "person-mails-erased",
  "person-searches-erased",
  "retention-swept",
  "bookings-exported",
  "bookings-read",
  "files-exported",
  "mail-tested",
  "mail-sent-again",
  "held-mails-sent",
  "failed-mails-sent",
  "request-link-renewed",
  "spam-marked",
  "spam-unmarked",
  "project-created",
  "project-changed",
  "project-published",
  "project-withdrawn",
  "project-removed",
  "project-consent-recorded",
  "project-consent-withdrawn",
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Actions of administrators or of the software itself. A password change is excluded, because all accounts can change their own. */
export type AdminAction = Exclude<Extract<AuditAction, GuardedAct>, "password-changed">;

/**
 * The names of an entry's details. Values are short and never a customer's: a number, a code such as `admin`, or a list of field names
 * such as `email, mobile`.
 */
export type AuditDetail =
  | "name"
  | "canceled"
  | "count"
  | "done"
  | "drafts"
  | "fields"
  | "files"
  | "filters"
  | "form"
  | "from"
  | "logs"
  | "mails"
  | "messages"
  | "notes"
  | "requests"
  | "role"
  | "scopes"
  | "to"
  | "version";
