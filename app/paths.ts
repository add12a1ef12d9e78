import type { AuditFilter } from "./audit/filter";
import type { ListParams } from "./booking/list/filter";

/** Keeps a parameter one segment of the path: visitors may write anything into an address, such as `/`, `\` and line breaks. */
const segment = encodeURIComponent;

/** Every URL of the site. Links and redirects use these functions, never literals. */
export const paths = {
  home: () => "/",
  service: (slug: string) => `/${segment(slug)}`,
  industries: () => "/industries",
  about: () => "/about",
  sampleScan: () => "/sample-scan",
  /** The version in force, or one by its number. */
  terms: (version?: number) => (version ? `/terms/${segment(version)}` : "/terms"),
  privacy: (version?: number) => (version ? `/privacy/${segment(version)}` : "/privacy"),
  manifest: () => "/site.webmanifest",
  sitemap: () => "/sitemap.xml",
  speculationRules: () => "/speculation-rules.json",
  booking: (query: BookingQuery = {}) => withQuery("/booking", query),
  /** The page where a visitor asks for the link to a request. */
  findRequest: () => "/request",
  /** The private page of a request; the token is its only key. */
  request: (token: string) => `/request/${segment(token)}`,
  requestFile: (token: string, storedName: string) =>
    `/request/${segment(token)}/files/${segment(storedName)}`,
  requestCalendar: (token: string) => `/request/${segment(token)}/visit.ics`,
  finishLater: (query: { step?: number } = {}) => withQuery("/continue", query),
  /** Opens a draft on another device; the token is its only key. */
  continueDraft: (token: string) => `/continue/${segment(token)}`,
  login: (query: { redirectTo?: string } = {}) => withQuery("/login", query),
  /** The second step of a sign-in. */
  verifySignIn: (query: { redirectTo?: string | undefined; with?: "recovery" | undefined } = {}) =>
    withQuery("/login/verify", query),
  logout: () => "/logout",
  /** Asks a signed-in person to confirm who they are before a sensitive page. */
  confirmIdentity: (query: { redirectTo?: string | undefined; with?: "recovery" | undefined } = {}) =>
    withQuery("/confirm-identity", query),
  /** The page where staff ask for a link to choose a new password. */
  forgotPassword: () => "/forgot-password",
  /** Sets a new password; the token is its only key. */
  resetPassword: (token: string) => `/reset-password/${segment(token)}`,
  /** Creates the account of an invited person; the token is its only key. */
  invitation: (token: string) => `/invitation/${segment(token)}`,
  crossSite: () => "/cross-site",
  accountPassword: () => "/account-password",
  dashboard: () => "/dashboard",
  bookings: (query: ListParams & { page?: number } = {}) => withQuery("/view-booking", query),
  bookingsCsv: (query: ListParams = {}) => withQuery("/view-booking.csv", query),
  bookingDetails: (id: string) => `/booking-details/${segment(id)}`,
  bookingQuote: (id: string) => `/booking-details/${segment(id)}/quote`,
  bookingVisit: (id: string) => `/booking-details/${segment(id)}/visit`,
  /** The form that changes the stage, or cancels the visit. */
  bookingStage: (id: string, query: { to: string }) =>
    withQuery(`/booking-details/${segment(id)}/stage`, query),
  bookingFilesZip: (id: string) => `/booking-details/${segment(id)}/files.zip`,
  mails: (query: { state?: string | undefined; after?: string } = {}) => withQuery("/mail", query),
  mail: (id: string) => `/mail/${segment(id)}`,
  /** Personal data; `person` is an encrypted key, never an email or a phone number. */
  people: (query: { person?: string } = {}) => withQuery("/people", query),
  erasePerson: (query: { person: string }) => withQuery("/people/erase", query),
  personZip: () => "/people.zip",
  calendar: (query: { week?: string; who?: string } = {}) => withQuery("/calendar", query),
  visitCalendar: (id: string) => `/calendar/${segment(id)}.ics`,
  /** The feed of a member of staff; the token is its only key. */
  calendarFeed: (token: string) => `/calendar-feed/${segment(token)}.ics`,
  audit: (query: AuditFilter & { after?: number } = {}) => withQuery("/audit", query),
  auditCsv: (query: AuditFilter = {}) => withQuery("/audit.csv", query),
  /** The guide for staff, at one of its sections. */
  help: (section?: HelpSection) => (section ? `/help#${segment(section)}` : "/help"),
  addStaff: () => "/signup",
  account: () => "/account",
  accountSavedLists: () => "/account-savelists",
  accountEmails: () => "/account-emails",
  accountBilling: () => "/account-billing",
  invite: () => "/invite",
  user: (id: string) => `/users/${segment(id)}`,
  settings: (section: "company" | "requests" | "data" | "security") => `/settings/${segment(section)}`,
  allSettings: () => "/settings",
  accountSecurity: () => "/account-security",
  accountAuthenticator: () => "/account-security/authenticator",
  /** Gives out what a browser needs to create or use a passkey. */
  passkeyOptions: () => "/passkey-options",
  /** Asks before the second factors of a colleague are removed. */
  userSecondFactor: (id: string) => `/users/${segment(id)}/second-factor`,
  legalSettings: (query: { document?: "terms" | "privacy" } = {}) => withQuery("/settings/legal", query),
  users: (query: { q?: string; page?: number | undefined } = {}) => withQuery("/users", query),
  api: {
    docs: () => "/api/docs",
    openapi: () => "/api/openapi.json",
    pending: () => "/api/booking/pending",
    upload: () => "/api/files/upload",
    download: (filename: string) => `/api/files/download/${segment(filename)}`,
  },
} as const;

/** The sections of messages/help.ts that pages link to. */
type HelpSection = "calendar" | "mail" | "audit";

interface BookingQuery {
  /** From 1 to 5. */
  step?: number;
  /** The visitor changes one answer and then returns to the review of all. */
  from?: "check" | undefined;
  /** Shows the step with its validation errors. */
  show?: "errors";
  /** The legal texts of which a new version was published after the form was shown. */
  changed?: string;
  /** The draft of an earlier visit was not found. */
  start?: "over";
  /** The slug of the service whose page the visitor comes from. */
  service?: string | undefined;
  /** The reference of a submitted booking. */
  confirmed?: string;
}

function withQuery(path: string, query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, string | number | undefined][]) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
