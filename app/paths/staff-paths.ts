import type { Address } from "~/route-map";
import { segment, withQuery } from "./build-path";

/** Query parameters of a list of bookings; default values are omitted. */
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

/** Query parameters of the audit log. */
interface AuditQuery {
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

/** From which list of bookings a booking was opened, so that its pages lead back there and to its neighbors. */
export interface ListPosition {
  /** The list's query string. */
  list?: string | undefined;
  /** Since when the booking waited when it was opened, in a list that is sorted by that; the work on it changes it. */
  at?: string | undefined;
}

/** The second step of a sign-in. */
export const loginVerify = (query: { redirectTo?: string | undefined; with?: "recovery" | undefined }) =>
  withQuery("/login/verify", query);
export const logout = () => "/logout" satisfies Address;
/** Asks a signed-in person to confirm who they are before a sensitive page. */
export const confirmIdentity = (
  query: { redirectTo?: string | undefined; with?: "recovery" | undefined } = {},
) => withQuery("/confirm-identity", query);
/** The page where staff ask for a link to choose a new password. */
export const forgotPassword = () => "/forgot-password" satisfies Address;
/** Sets a new password; the token is its only key. */
export const resetPassword = (token: string) => `/reset-password/${segment(token)}` satisfies Address;
/** Creates the account of an invited person; the token is its only key. */
export const invitation = (token: string) => `/invitation/${segment(token)}` satisfies Address;
export const crossSite = () => "/cross-site" satisfies Address;
export const accountPassword = () => "/account-password" satisfies Address;
/** Where the buttons of the list of first steps post to. */
export const firstSteps = () => "/first-steps" satisfies Address;
export const dashboard = () => "/dashboard" satisfies Address;
/** What the bell shows, as JSON. */
export const notices = () => "/notices.json" satisfies Address;
export const viewBooking = (query: ListParams & { page?: number } = {}) => withQuery("/view-booking", query);
/** The form for a request by phone. */
export const newBooking = () => "/new-booking" satisfies Address;
export const bookingsCsv = (query: ListParams = {}) => withQuery("/view-booking.csv", query);
export const bookingDetails = (id: string, position: ListPosition = {}) =>
  withQuery(`/booking-details/${segment(id)}`, position);
/** The customer's private page, for staff. */
export const bookingCustomer = (id: string, position: ListPosition = {}) =>
  withQuery(`/booking-details/${segment(id)}/customer`, position);
export const bookingQuote = (id: string, position: ListPosition) =>
  withQuery(`/booking-details/${segment(id)}/quote`, position);
/**
 * @param query.start the time to begin with, as a `datetime-local` input has it
 * @param query.visit the id of the visit to change; `new` for another one, and without it the next one, if one is ahead
 */
export const bookingVisit = (
  id: string,
  query: { start?: string; visit?: string | undefined } & ListPosition,
) => withQuery(`/booking-details/${segment(id)}/visit`, query);
/** Corrects what the customer has answered. */
export const bookingEdit = (id: string, position: ListPosition = {}) =>
  withQuery(`/booking-details/${segment(id)}/edit`, position);
/** What the form of a visit shows of the date and the person that are chosen in it. */
export const visitTimes = (
  id: string,
  query: { startsAt: string; minutes: string; staffId: string; visit?: string | undefined },
) => withQuery(`/booking-details/${segment(id)}/visit-times`, query);
/** What the customer is handed over. @param query.withdraw the id of a delivery, to confirm that */
export const bookingDeliver = (id: string, query: { withdraw?: string } & ListPosition = {}) =>
  withQuery(`/booking-details/${segment(id)}/deliver`, query);
/** Records that the customer has accepted the open quote otherwise than on their page. */
export const bookingAccept = (id: string, position: ListPosition) =>
  withQuery(`/booking-details/${segment(id)}/accept`, position);
export const bookingPublish = (id: string, position: ListPosition) =>
  withQuery(`/booking-details/${segment(id)}/deliver/publish`, position);
/** Where a file of a delivery is sent in any number of requests; `new` begins one. */
export const deliverUpload = (id: string, item: string) =>
  `/booking-details/${segment(id)}/deliver/uploads/${segment(item)}` satisfies Address;
/** The form that changes the stage, or cancels a visit. @param query.visit the id of the visit; without it, the next one */
export const bookingStage = (id: string, query: { to: string; visit?: string | undefined } & ListPosition) =>
  withQuery(`/booking-details/${segment(id)}/stage`, query);
export const bookingFilesZip = (id: string) => `/booking-details/${segment(id)}/files.zip` satisfies Address;
/** A result of a booking, as its customer gets it. */
export const bookingResult = (id: string, itemId: string, query: { show?: 1 | undefined } = {}) =>
  withQuery(`/booking-details/${segment(id)}/results/${segment(itemId)}`, query);
/** A point cloud of the results, in the viewer. */
export const bookingScan = (id: string, itemId: string) =>
  `/booking-details/${segment(id)}/results/${segment(itemId)}/view` satisfies Address;
export const bookingResultsZip = (id: string, deliveryId: string) =>
  `/booking-details/${segment(id)}/results/${segment(deliveryId)}/all.zip` satisfies Address;
export const mail = (query: { state?: string | undefined; after?: string } = {}) => withQuery("/mail", query);
export const mailDetails = (id: string) => `/mail/${segment(id)}` satisfies Address;
/** Personal data; `person` is an encrypted key, never an email or a phone number. */
export const people = (query: { person?: string } = {}) => withQuery("/people", query);
export const erasePerson = (query: { person: string }) => withQuery("/people/erase", query);
export const personZip = () => "/people.zip" satisfies Address;
export const calendar = (query: { week?: string; who?: string } = {}) => withQuery("/calendar", query);
/** Chooses the request whose visit begins at a time, as a `datetime-local` input has it. */
export const calendarSchedule = (query: { start: string }) => withQuery("/calendar/schedule", query);
export const visitCalendar = (id: string) => `/calendar/${segment(id)}.ics` satisfies Address;
/** The feed of a member of staff; the token is its only key. */
export const calendarFeed = (token: string) => `/calendar-feed/${segment(token)}.ics` satisfies Address;
/** Numbers of a period: a usual one, or from one day to another. */
export const reports = (query: ReportQuery = {}) => withQuery("/reports", query);
export const reportCsv = (figure: string, query: ReportQuery) =>
  withQuery(`/reports/${segment(figure)}.csv`, query);
export const audit = (query: AuditQuery = {}) => withQuery("/audit", query);
/** The guide for staff, at one of its sections. */
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
/** @param id `new` for the form of a new one, with the booking that it begins with */
export const manageProject = (id: string, query: { booking?: string } = {}) =>
  withQuery(`/manage-projects/${segment(id)}`, query);
/** Gives out what a browser needs to create or use a passkey. */
export const passkeyOptions = () => "/passkey-options" satisfies Address;
/** Asks before the second factors of a colleague are removed. */
export const userSecondFactor = (id: string) => `/users/${segment(id)}/second-factor` satisfies Address;
export const settingsLegal = (query: { document?: "terms" | "privacy" } = {}) =>
  withQuery("/settings/legal", query);
/** @param query.change the id of an entry: opens it in the form */
export const settingsPrices = (query: { change?: string } = {}) => withQuery("/settings/prices", query);
/** @param query.change the id of an entry: opens it in the form */
export const settingsReplies = (query: { change?: string } = {}) => withQuery("/settings/replies", query);
export const settingsKeys = () => "/settings/keys" satisfies Address;
export const settingsWebhooks = () => "/settings/webhooks" satisfies Address;
export const settingsWebhook = (id: string) => `/settings/webhooks/${segment(id)}` satisfies Address;
/** @param query.handover the id of a user who is removed: asks who gets their work */
export const users = (query: { q?: string; page?: number | undefined; handover?: string } = {}) =>
  withQuery("/users", query);

/** The sections of messages/help.ts that pages link to. */
type HelpSection = "calendar" | "mail" | "audit";
