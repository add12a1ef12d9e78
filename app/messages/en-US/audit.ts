export const title = "Audit";
export const lead =
  "Who did what to accounts, settings, personal data, and exports, newest first. Nobody can change or delete an entry.";

export const help = "More about the audit log";

export const action = "Action";
export const anything = "Anything";
export const person = "Account’s email";
export const day = "Day";
export const search = "Search";
export const clearSearch = "Clear the search";

export const tableCaption = "Audit entries, newest first";
export const time = "Time (Pacific time)";
export const who = "Who";
export const about = "About";
export const details = "Details";
export const older = "Older entries";
export const newest = "Newest entries";

/** The actors without an account. */
export const server = "The server";
export const notSignedIn = "Somebody who wasn’t signed in";

export const booking = (reference: string) => `Booking ${reference}`;
export const bookingGone = "A booking that no longer exists";
export const mail = "An email";

export const none = "No entries yet";
export const noneText =
  "An entry appears here as soon as somebody signs in, exports data, or changes an account or a setting.";
export const noMatches = "No entries match";
export const noMatchesText = "Try another day, or the whole email of an account.";

/** By action (audit/actions.ts). */
export const actions = {
  "account-created": "Created an account",
  "account-updated": "Changed an account",
  "account-removed": "Removed an account",
  "first-admin-created": "Created the system admin’s account",
  "system-admin-promoted": "Made the system admin’s account an administrator",
  "password-changed": "Changed a password",
  "password-reset": "Reset a password",
  "password-set-by-link": "Set a password with a link",
  "password-link-created": "Made a link to choose a new password",
  "role-changed": "Changed a role",
  "invitation-sent": "Invited a person",
  "invitation-renewed": "Renewed an invitation",
  "invitation-revoked": "Revoked an invitation",
  "invitation-accepted": "Accepted an invitation",
  "signed-in": "Signed in",
  "sign-in-failed": "Failed to sign in",
  "sign-in-blocked": "Blocked after too many failed sign-ins",
  "signed-out": "Signed out",
  "calendar-feed-renewed": "Renewed a calendar feed address",
  "passkey-added": "Added a passkey",
  "passkey-renamed": "Renamed a passkey",
  "passkey-removed": "Removed a passkey",
  "authenticator-added": "Added an authenticator app",
  "authenticator-removed": "Removed an authenticator app",
  "recovery-codes-renewed": "Renewed recovery codes",
  "recovery-code-used": "Used a recovery code",
  "second-factors-removed": "Removed the second factors of an account",
  "session-ended": "Signed out a device",
  "colleague-device-ended": "Signed out a colleague’s device",
  "colleague-signed-out": "Signed out a colleague everywhere",
  "colleague-feed-ended": "Ended a colleague’s calendar address",
  "other-sessions-ended": "Signed out all other devices",
  "key-made": "Made a key for a program",
  "key-revoked": "Revoked a key of a program",
  "webhook-made": "Made a webhook",
  "webhook-changed": "Changed a webhook",
  "webhook-secret-renewed": "Renewed the secret of a webhook",
  "webhook-paused": "Paused a webhook",
  "webhook-resumed": "Resumed a webhook",
  "webhook-removed": "Removed a webhook",
  "webhook-failed": "Paused a webhook that failed",
  "billing-changed": "Changed the billing details",
  "person-exported": "Exported a person’s data",
  "request-erased": "Erased a request",
  "request-anonymized": "Anonymized a request",
  "draft-erased": "Erased an unfinished request",
  "person-mails-erased": "Erased emails to a person",
  "person-searches-erased": "Removed saved lists that named a person",
  "retention-swept": "Removed data whose retention time had ended",
  "setting-changed": "Changed a setting",
  "legal-published": "Published a legal text",
  "legal-translated": "Translated a legal text",
  "legal-read": "Confirmed that the legal texts are read",
  "figures-read": "Confirmed the figures on the service pages",
  "bookings-exported": "Exported bookings",
  "bookings-read": "Read bookings through the API",
  "files-exported": "Downloaded all files of a booking",
  "mail-tested": "Sent a test email",
  "mail-sent-again": "Sent an email again",
  "held-mails-sent": "Sent all emails that were held back",
  "failed-mails-sent": "Sent all failed emails again",
  "request-link-renewed": "Renewed a customer’s private link",
  "spam-marked": "Marked bookings as spam",
  "spam-unmarked": "Marked bookings as not spam",
  "project-created": "Added a project",
  "project-changed": "Changed a project",
  "project-published": "Published a project",
  "project-withdrawn": "Withdrew a project",
  "project-removed": "Removed a project",
  "project-consent-recorded": "Recorded a customer’s consent to a project",
  "project-consent-withdrawn": "Removed a customer’s consent to a project",
};
