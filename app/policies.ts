import type { RouteId } from "./route-map";

/** The methods of the routes. HEAD has the access of GET. */
export type Method = "GET" | "POST" | "PUT" | "DELETE" | "PATCH";

/**
 * `staff` is every signed-in account, including administrators. `self` is the account in the URL, or an administrator. `password-given` is
 * a browser that has passed the password but not yet the second factor. `nobody` is for a route that rejects every request.
 */
export type Access = "anyone" | "staff" | "admin" | "self" | "password-given" | "nobody";

export const keyAreas = ["bookings", "quotes", "visits", "messages", "deliveries"] as const;

export type ApiKeyArea = (typeof keyAreas)[number];

/** `write` in an area includes `read`. */
export type ApiKeyScope = `${ApiKeyArea}:${"read" | "write"}`;

/** A method without access gets 405. */
export interface Policy extends Partial<Record<Method, Access>> {
  /** For `self`: the route parameter with the account's id. */
  accountParam?: string;
  /** The area for which a key needs a scope. Without it, no key has access. */
  area?: ApiKeyArea;
}

/**
 * The policy of every route, by route id. `guard()` enforces it for pages and `resource()` for the JSON API.
 * tests/journeys/policies.test.ts checks both with a request to each route.
 */
export const policies = {
  root: { GET: "anyone" },
  "routes/site/not-found": { GET: "anyone" },
  "routes/site/layout": { GET: "anyone" },
  "routes/site/home": { GET: "anyone" },
  "routes/site/service": { GET: "anyone" },
  "routes/site/industries": { GET: "anyone" },
  "routes/site/about": { GET: "anyone" },
  "routes/site/prepare": { GET: "anyone" },
  "routes/site/projects": { GET: "anyone" },
  "routes/site/project": { GET: "anyone" },
  "routes/downloads/project-picture": { GET: "anyone" },
  "routes/site/sample-scan": { GET: "anyone" },
  "routes/site/sample-tour": { GET: "anyone" },
  "routes/site/terms": { GET: "anyone" },
  "routes/site/terms-version": { GET: "anyone" },
  "routes/site/privacy": { GET: "anyone" },
  "routes/site/privacy-version": { GET: "anyone" },
  "routes/site/booking": { GET: "anyone", POST: "anyone" },
  "routes/site/booking-upload": { POST: "anyone" },
  "routes/site/finish-later": { GET: "anyone", POST: "anyone" },
  "routes/site/continue-draft": { GET: "anyone", POST: "anyone" },
  "routes/site/private-page-lookup": { GET: "anyone", POST: "anyone" },
  "routes/site/private-page": { GET: "anyone", POST: "anyone" },
  "routes/site/private-page-upload": { POST: "anyone" },
  "routes/downloads/private-page-file": { GET: "anyone" },
  "routes/downloads/private-page-calendar": { GET: "anyone" },
  "routes/downloads/private-page-result": { GET: "anyone" },
  "routes/downloads/private-page-results-zip": { GET: "anyone" },
  "routes/site/private-page-scan": { GET: "anyone" },
  "routes/site/shared-results": { GET: "anyone" },
  "routes/site/shared-scan": { GET: "anyone" },
  "routes/downloads/shared-result": { GET: "anyone" },
  "routes/downloads/shared-results-zip": { GET: "anyone" },
  "routes/site/public-tour": { GET: "anyone" },
  "routes/downloads/public-tour-file": { GET: "anyone" },
  "routes/site/login": { GET: "anyone", POST: "anyone" },
  "routes/site/forgot-password": { GET: "anyone", POST: "anyone" },
  "routes/site/reset-password": { GET: "anyone", POST: "anyone" },
  "routes/site/invitation": { GET: "anyone", POST: "anyone" },
  "routes/site/login-verify": { GET: "password-given", POST: "password-given" },
  "routes/site/passkey-options": { POST: "anyone" },
  "routes/site/account-password": { GET: "staff", POST: "staff" },
  "routes/site/cross-site": { GET: "anyone", POST: "nobody" },
  "routes/site/listing-stay": { GET: "anyone" },
  "routes/site/logout": { GET: "anyone", POST: "anyone" },
  "routes/downloads/robots": { GET: "anyone" },
  "routes/downloads/web-manifest": { GET: "anyone" },
  "routes/downloads/sitemap": { GET: "anyone" },
  "routes/downloads/speculation-rules": { GET: "anyone" },

  "routes/staff/layout": { GET: "staff" },
  "routes/staff/dashboard": { GET: "staff", POST: "staff" },
  "routes/staff/new-booking": { GET: "staff", POST: "staff" },
  "routes/staff/first-steps": { GET: "admin", POST: "admin" },
  "routes/staff/view-booking": { GET: "staff", POST: "staff" },
  "routes/staff/booking-details": { GET: "staff", POST: "staff" },
  "routes/staff/booking-customer": { GET: "staff" },
  "routes/site/booking-scan": { GET: "staff" },
  "routes/staff/booking-quote": { GET: "staff", POST: "staff" },
  "routes/staff/booking-deliver": { GET: "staff", POST: "staff" },
  "routes/staff/booking-accept": { GET: "staff", POST: "staff" },
  "routes/staff/booking-publish": { GET: "staff", POST: "staff" },
  // tus: HEAD returns the progress of an upload, POST begins one, PATCH continues it.
  "routes/staff/deliver-upload": { GET: "staff", POST: "staff", PATCH: "staff", area: "deliveries" },
  "routes/staff/booking-stage": { GET: "staff", POST: "staff" },
  "routes/staff/booking-visit": { GET: "staff", POST: "staff" },
  "routes/staff/booking-edit": { GET: "staff", POST: "staff" },
  "routes/staff/calendar": { GET: "staff", POST: "staff" },
  "routes/staff/calendar-schedule": { GET: "staff" },
  "routes/staff/reports": { GET: "admin" },
  "routes/staff/manage-projects": { GET: "staff" },
  "routes/staff/manage-project": { GET: "staff", POST: "staff" },
  "routes/downloads/report-csv": { GET: "admin" },
  "routes/downloads/visit-calendar": { GET: "staff" },
  "routes/downloads/calendar-feed": { GET: "anyone" },
  "routes/staff/mail": { GET: "admin", POST: "admin" },
  "routes/staff/mail-details": { GET: "admin", POST: "admin" },
  "routes/staff/people": { GET: "admin", POST: "admin" },
  "routes/staff/erase-person": { GET: "admin", POST: "admin" },
  "routes/downloads/person-zip": { GET: "admin", POST: "admin" },
  "routes/staff/help": { GET: "staff" },
  "routes/staff/audit": { GET: "admin" },
  "routes/staff/settings": { GET: "admin" },
  "routes/staff/settings-legal": { GET: "admin", POST: "admin" },
  "routes/staff/settings-prices": { GET: "admin", POST: "admin" },
  "routes/staff/settings-replies": { GET: "admin", POST: "admin" },
  "routes/staff/settings-keys": { GET: "admin", POST: "admin" },
  "routes/staff/settings-webhooks": { GET: "admin", POST: "admin" },
  "routes/staff/settings-webhook": { GET: "admin", POST: "admin" },
  "routes/staff/settings-section": { GET: "admin", POST: "admin" },
  "routes/staff/signup": { GET: "admin", POST: "admin" },
  "routes/staff/user-second-factor": { GET: "admin", POST: "admin" },
  "routes/staff/users": { GET: "admin", POST: "admin" },
  "routes/staff/user-details": { GET: "admin", POST: "admin" },
  "routes/staff/invite": { GET: "admin", POST: "admin" },
  "routes/staff/confirm-identity": { GET: "staff", POST: "staff" },
  "routes/staff/account": { GET: "staff", POST: "staff" },
  "routes/staff/account-savelists": { GET: "staff", POST: "staff" },
  "routes/staff/account-emails": { GET: "staff", POST: "staff" },
  "routes/staff/account-calendar": { GET: "staff", POST: "staff" },
  "routes/staff/account-security": { GET: "staff", POST: "staff" },
  "routes/staff/account-authenticator": { GET: "staff", POST: "staff" },
  "routes/staff/account-billing": { GET: "staff", POST: "admin" },
  "routes/downloads/notices": { GET: "staff" },
  "routes/downloads/visit-times": { GET: "staff" },
  "routes/downloads/bookings-csv": { GET: "staff" },
  "routes/downloads/booking-files-zip": { GET: "staff" },
  "routes/downloads/booking-result": { GET: "staff" },
  "routes/downloads/booking-results-zip": { GET: "staff" },

  "api:not-found": { GET: "anyone" },
  "api:auth-login": { POST: "anyone" },
  "api:auth-register": { POST: "admin" },
  "api:booking-pending": { GET: "staff", area: "bookings" },
  "api:booking-all": { GET: "staff", area: "bookings" },
  "api:view-booking": { GET: "staff", area: "bookings" },
  "api:booking-details": { GET: "staff", area: "bookings" },
  "api:booking-status": { PUT: "staff", area: "bookings" },
  "api:booking-create": { POST: "anyone", area: "bookings" },
  "api:files-upload": { POST: "anyone" },
  "api:files-save": { POST: "anyone" },
  "api:files-download": { GET: "staff", area: "bookings" },
  "api:users": { GET: "admin" },
  "api:user": { GET: "self", PUT: "self", accountParam: "userId" },
  "api:delete-user": { DELETE: "admin" },
  "api:v1-bookings": { GET: "staff", area: "bookings" },
  "api:v1-booking": { GET: "staff", area: "bookings" },
  "api:v1-events": { GET: "staff", area: "bookings" },
  "api:v1-stage": { PUT: "staff", area: "bookings" },
  "api:v1-owner": { PUT: "staff", area: "bookings" },
  "api:v1-quotes": { GET: "staff", POST: "staff", area: "quotes" },
  "api:v1-open-quote": { DELETE: "staff", area: "quotes" },
  "api:v1-visit": { GET: "staff", PUT: "staff", DELETE: "staff", area: "visits" },
  "api:v1-messages": { GET: "staff", POST: "staff", area: "messages" },
  "api:v1-notes": { GET: "staff", POST: "staff", area: "messages" },
  "api:v1-note": { DELETE: "staff", area: "messages" },
  "api:v1-deliveries": { GET: "staff", POST: "staff", area: "deliveries" },
  "api:v1-publication": { POST: "staff", area: "deliveries" },
  "api:v1-delivery": { GET: "staff", area: "deliveries" },
  "api:v1-result": { GET: "staff", area: "deliveries" },
  "api:v1-visits": { GET: "staff", area: "visits" },
  "api:v1-staff": { GET: "staff", area: "bookings" },
  "api:live": { GET: "anyone" },
  "api:health": { GET: "anyone" },
  "api:ready": { GET: "anyone" },
  "api:openapi": { GET: "anyone" },
  "routes/site/api-docs": { GET: "staff" },
} as const satisfies Record<RouteId, Policy>;

/** @param accountId the account in the URL, for `self` */
export function isAllowed(
  access: Access,
  staff: { id: string; isAdmin: boolean },
  accountId?: string,
): boolean {
  if (access === "nobody" || access === "password-given") return false;
  if (access === "anyone" || access === "staff" || staff.isAdmin) return true;
  return access === "self" && accountId?.toLowerCase() === staff.id;
}

export function isKeyAllowed(policy: Policy, method: Method, scopes: readonly string[]): boolean {
  const scope = neededScope(policy, method);
  return scope !== null && (scopes.includes(scope) || scopes.includes(`${policy.area}:write`));
}

/** Returns the scope that a key needs; null if no key has access. A key can never make an administrator's changes. */
export function neededScope({ area, ...access }: Policy, method: Method): ApiKeyScope | null {
  if (!area || (access[method] === "admin" && method !== "GET")) return null;
  return `${area}:${method === "GET" ? "read" : "write"}`;
}
