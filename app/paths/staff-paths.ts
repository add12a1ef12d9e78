import type { Address } from "~/route-map";
import { segment, withQuery } from "./build-path";
import type { ResultQuery } from "./site-paths";

/** Query parameters of the bookings list; default values are omitted. */
export interface ListParams {
  q?: string | undefined;
  status?: number | undefined;
  service?: string | undefined;
  language?: string | undefined;
  stage?: string | undefined;
  owner?: string | undefined;
  waiting?: string | undefined;
  replied?: 1 | undefined;
  spam?: 1 | undefined;
  date?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
  order?: string | undefined;
}

interface AuditParams {
  action?: string | undefined;
  person?: string | undefined;
  day?: string | undefined;
  after?: number | undefined;
}

interface ReportQuery {
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The list from which a booking was opened, for the links back and to its neighbors. */
export interface ListPosition {
  list?: string | undefined;
  /** The start of the booking's wait when it was opened, for a list sorted by waiting time. Work on the booking changes it. */
  at?: string | undefined;
}

export const loginVerify = (query: { redirectTo?: string | undefined; with?: "recovery" | undefined }) =>
  withQuery("/login/verify", query);
export const logout = () => "/logout" satisfies Address;
/** Asks a signed-in person to confirm their identity before a sensitive page. */
export const confirmIdentity = (
  query: { redirectTo?: string | undefined; with?: "recovery" | undefined } = {},
) => withQuery("/confirm-identity", query);
export const forgotPassword = () => "/forgot-password" satisfies Address;
/** Sets a new password. The token is its only key. */
export const resetPassword = (token: string) => `/reset-password/${segment(token)}` satisfies Address;
/** Creates the account of an invited person. The token is its only key. */
export const invitation = (token: string) => `/invitation/${segment(token)}` satisfies Address;
export const crossSite = () => "/cross-site" satisfies Address;
export const accountPassword = () => "/account-password" satisfies Address;
export const firstSteps = () => "/first-steps" satisfies Address;
export const dashboard = () => "/dashboard" satisfies Address;
export const notices = () => "/notices.json" satisfies Address;
export const viewBooking = (query: ListParams & { page?: number } = {}) => withQuery("/view-booking", query);
/** The form for a request by phone. */
export const newBooking = () => "/new-booking" satisfies Address;
export const bookingsCsv = (query: ListParams = {}) => withQuery("/view-booking.csv", query);
export const bookingDetails = (id: string, position: ListPosition = {}) =>
  withQuery(`/booking-details/${segment(id)}`, position);
/** Shows the customer's private page to staff. */
export const bookingCustomer = (id: string, position: ListPosition = {}) =>
  withQuery(`/booking-details/${segment(id)}/customer`, position);
export const bookingQuote = (id: string, position: ListPosition) =>
  withQuery(`/booking-details/${segment(id)}/quote`, position);
/**
 * @param query.start the initial time as a `datetime-local` value
 * @param query.visit the id of the visit to change, or `new`; the next visit by default
 */
export const bookingVisit = (
  id: string,
  query: { start?: string; visit?: string | undefined } & ListPosition,
) => withQuery(`/booking-details/${segment(id)}/visit`, query);
export const bookingEdit = (id: string, position: ListPosition = {}) =>
  withQuery(`/booking-details/${segment(id)}/edit`, position);
/** Data about the date and the person chosen in the visit form. */
export const visitTimes = (
  id: string,
  query: { startsAt: string; minutes: string; staffId: string; visit?: string | undefined },
) => withQuery(`/booking-details/${segment(id)}/visit-times`, query);
/** @param query.withdraw the id of a delivery whose withdrawal is to be confirmed */
export const bookingDeliver = (id: string, query: { withdraw?: string } & ListPosition = {}) =>
  withQuery(`/booking-details/${segment(id)}/deliver`, query);
/** Records that the customer has accepted the open quote outside of the private page. */
export const bookingAccept = (id: string, position: ListPosition) =>
  withQuery(`/booking-details/${segment(id)}/accept`, position);
export const bookingPublish = (id: string, position: ListPosition) =>
  withQuery(`/booking-details/${segment(id)}/deliver/publish`, position);
/** The resumable upload of a delivery's file; `new` begins one. */
export const deliverUpload = (id: string, item: string) =>
  `/booking-details/${segment(id)}/deliver/uploads/${segment(item)}` satisfies Address;
/** The form that changes the stage, or cancels a visit: `query.visit`, or the next one by default. */
export const bookingStage = (id: string, query: { to: string; visit?: string | undefined } & ListPosition) =>
  withQuery(`/booking-details/${segment(id)}/stage`, query);
export const bookingFilesZip = (id: string) => `/booking-details/${segment(id)}/files.zip` satisfies Address;
export const bookingResult = (id: string, itemId: string, query: ResultQuery = {}) =>
  withQuery(`/booking-details/${segment(id)}/results/${segment(itemId)}`, query);
export const bookingScan = (id: string, itemId: string) =>
  `/booking-details/${segment(id)}/results/${segment(itemId)}/view` satisfies Address;
export const bookingResultsZip = (id: string, deliveryId: string) =>
  `/booking-details/${segment(id)}/results/${segment(deliveryId)}/all.zip` satisfies Address;
export const mail = (query: { state?: string | undefined; after?: string } = {}) => withQuery("/mail", query);
export const mailDetails = (id: string) => `/mail/${segment(id)}` satisfies Address;
/** The page of a person's data. `person` is an encrypted key, never an email or a phone number. */
export const people = (query: { person?: string } = {}) => withQuery("/people", query);
export const erasePerson = (query: { person: string }) => withQuery("/people/erase", query);
export const personZip = () => "/people.zip" satisfies Address;
export const calendar = (query: { week?: string; who?: string } = {}) => withQuery("/calendar", query);
/** @param query.start as a `datetime-local` value */
export const calendarSchedule = (query: { start: string }) => withQuery("/calendar/schedule", query);
export const visitCalendar = (id: string) => `/calendar/${segment(id)}.ics` satisfies Address;
/** A staff member's calendar feed. The token is its only key. */
export const calendarFeed = (token: string) => `/calendar-feed/${segment(token)}.ics` satisfies Address;
export const reports = (query: ReportQuery = {}) => withQuery("/reports", query);
export const reportCsv = (figure: string, query: ReportQuery) =>
  withQuery(`/reports/${segment(figure)}.csv`, query);
export const audit = (query: AuditParams = {}) => withQuery("/audit", query);
export const help = (section?: HelpSection) => (section ? `/help#${segment(section)}` : "/help");
export const signup = () => "/signup" satisfies Address;
export const account = () => "/account" satisfies Address;
export const accountSavelists = () => "/account-savelists" satisfies Address;
export const accountEmails = () => "/account-emails" satisfies Address;
export const accountCalendar = () => "/account-calendar" satisfies Address;
export const accountBilling = () => "/account-billing" satisfies Address;
export const invite = () => "/invite" satisfies Address;
export const userDetails = (id: string) => `/users/${segment(id)}` satisfies Address;
export const settingsSection = (
  section: "company" | "answers" | "requests" | "data" | "security" | "translations",
) => `/settings/${segment(section)}` satisfies Address;
export const settings = () => "/settings" satisfies Address;
export const accountSecurity = () => "/account-security" satisfies Address;
export const accountAuthenticator = () => "/account-security/authenticator" satisfies Address;
export const manageProjects = () => "/manage-projects" satisfies Address;
/** @param id `new` for a new project, from the booking in the query */
export const manageProject = (id: string, query: { booking?: string } = {}) =>
  withQuery(`/manage-projects/${segment(id)}`, query);
/** Provides the options with which a browser creates or uses a passkey. */
export const passkeyOptions = () => "/passkey-options" satisfies Address;
export const userSecondFactor = (id: string) => `/users/${segment(id)}/second-factor` satisfies Address;
export const settingsLegal = (query: { document?: "terms" | "privacy" } = {}) =>
  withQuery("/settings/legal", query);
/** @param query.change the id of the entry in the form */
export const settingsPrices = (query: { change?: string } = {}) => withQuery("/settings/prices", query);
/** @param query.change the id of the entry in the form */
export const settingsReplies = (query: { change?: string } = {}) => withQuery("/settings/replies", query);
export const settingsKeys = () => "/settings/keys" satisfies Address;
export const settingsWebhooks = () => "/settings/webhooks" satisfies Address;
export const settingsWebhook = (id: string) => `/settings/webhooks/${segment(id)}` satisfies Address;
/** @param query.handover the id of a removed user, whose work needs a new owner */
export const users = (query: { q?: string; page?: number | undefined; handover?: string } = {}) =>
  withQuery("/users", query);

/** The sections of messages/en-US/help.ts to which pages link. */
type HelpSection = "calendar" | "mail" | "audit";
