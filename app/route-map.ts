/**
 * Every address of the application by route id. The id is the path of the module. An API operation has a name, such as `api:users`; one
 * module (routes/api/route.ts) responds to all of them, with a handler for each. policies.ts contains the access to each route, paths/ the
 * functions that build addresses. The compiler compares both with this map.
 */

/** The pages that are the same for all visitors. */
const marketing = {
  "routes/site/home": "/",
  "routes/site/service": "/:service",
  "routes/site/industries": "/industries",
  "routes/site/about": "/about",
  "routes/site/prepare": "/prepare",
  "routes/site/projects": "/projects",
  "routes/site/project": "/projects/:slug",
  "routes/site/sample-scan": "/sample-scan",
  "routes/site/sample-tour": "/sample-tour",
  "routes/site/terms": "/terms",
  "routes/site/terms-version": "/terms/:version",
  "routes/site/privacy": "/privacy",
  "routes/site/privacy-version": "/privacy/:version",
} as const;

/** Visitors' pages that other sites may embed in a frame. They have no header and footer. */
const embeddable = { "routes/site/public-tour": "/tour/:token" } as const;

const withHeader = {
  ...marketing,
  "routes/site/booking": "/booking",
  "routes/site/finish-later": "/continue",
  "routes/site/continue-draft": "/continue/:token",
  "routes/site/private-page-lookup": "/request",
  "routes/site/private-page": "/request/:token",
  "routes/site/private-page-scan": "/request/:token/results/:item/view",
  "routes/site/shared-results": "/results/:token",
  "routes/site/shared-scan": "/results/:token/:item/view",
} as const;

/** The visitors' pages, which exist in every language. */
export const visitors = { ...withHeader, ...embeddable } as const;

/** The sign-in of staff, with the header and footer of the public pages. */
const signIn = {
  "routes/site/login": "/login",
  "routes/site/login-verify": "/login/verify",
  "routes/site/forgot-password": "/forgot-password",
  "routes/site/reset-password": "/reset-password/:token",
  "routes/site/invitation": "/invitation/:token",
  "routes/site/account-password": "/account-password",
} as const;

/** Customers' pages for staff, with the header and footer of the public pages. */
const previews = {
  "routes/site/booking-scan": "/booking-details/:id/results/:item/view",
} as const;

export const site = { ...withHeader, ...signIn, ...previews } as const;

/** Pages without header and footer. */
export const withoutHeader = {
  ...embeddable,
  "routes/site/api-docs": "/api/docs",
  "routes/site/not-found": "/*",
} as const;

/** Endpoints of scripts and forms that have no page. */
export const endpoints = {
  "routes/site/logout": "/logout",
  "routes/site/passkey-options": "/passkey-options",
  "routes/site/listing-stay": "/listing-stay",
  "routes/site/cross-site": "/cross-site",
  "routes/site/booking-upload": "/booking/uploads",
  "routes/site/private-page-upload": "/request/:token/uploads",
  "routes/staff/deliver-upload": "/booking-details/:id/deliver/uploads/:item",
} as const;

export const staff = {
  "routes/staff/dashboard": "/dashboard",
  "routes/staff/view-booking": "/view-booking",
  "routes/staff/new-booking": "/new-booking",
  "routes/staff/first-steps": "/first-steps",
  "routes/staff/booking-details": "/booking-details/:id",
  "routes/staff/booking-customer": "/booking-details/:id/customer",
  "routes/staff/booking-quote": "/booking-details/:id/quote",
  "routes/staff/booking-deliver": "/booking-details/:id/deliver",
  "routes/staff/booking-accept": "/booking-details/:id/accept",
  "routes/staff/booking-publish": "/booking-details/:id/deliver/publish",
  "routes/staff/booking-stage": "/booking-details/:id/stage",
  "routes/staff/booking-visit": "/booking-details/:id/visit",
  "routes/staff/booking-edit": "/booking-details/:id/edit",
  "routes/staff/calendar": "/calendar",
  "routes/staff/calendar-schedule": "/calendar/schedule",
  "routes/staff/reports": "/reports",
  "routes/staff/manage-projects": "/manage-projects",
  "routes/staff/manage-project": "/manage-projects/:id",

  "routes/staff/mail": "/mail",
  "routes/staff/mail-details": "/mail/:id",
  "routes/staff/people": "/people",
  "routes/staff/erase-person": "/people/erase",
  "routes/staff/audit": "/audit",
  "routes/staff/settings": "/settings",
  "routes/staff/settings-section": "/settings/:section",
  "routes/staff/settings-legal": "/settings/legal",
  "routes/staff/settings-prices": "/settings/prices",
  "routes/staff/settings-replies": "/settings/replies",
  "routes/staff/settings-keys": "/settings/keys",
  "routes/staff/settings-webhooks": "/settings/webhooks",
  "routes/staff/settings-webhook": "/settings/webhooks/:id",
  "routes/staff/users": "/users",
  "routes/staff/user-details": "/users/:id",
  "routes/staff/user-second-factor": "/users/:id/second-factor",
  "routes/staff/signup": "/signup",
  "routes/staff/invite": "/invite",

  "routes/staff/account": "/account",
  "routes/staff/account-savelists": "/account-savelists",
  "routes/staff/account-emails": "/account-emails",
  "routes/staff/account-calendar": "/account-calendar",
  "routes/staff/account-billing": "/account-billing",
  "routes/staff/account-security": "/account-security",
  "routes/staff/account-authenticator": "/account-security/authenticator",
  "routes/staff/confirm-identity": "/confirm-identity",
  "routes/staff/help": "/help",
} as const;

/** Files for browsers, search engines, calendars and staff, and JSON for scripts of pages. */
export const downloads = {
  "routes/downloads/robots": "/robots.txt",
  "routes/downloads/sitemap": "/sitemap.xml",
  "routes/downloads/web-manifest": "/site.webmanifest",
  "routes/downloads/speculation-rules": "/speculation-rules.json",
  "routes/downloads/private-page-file": "/request/:token/files/:name",
  "routes/downloads/private-page-calendar": "/request/:token/visit.ics",
  "routes/downloads/private-page-result": "/request/:token/results/:item",
  "routes/downloads/private-page-results-zip": "/request/:token/results/:delivery/all.zip",
  "routes/downloads/shared-result": "/results/:token/:item",
  "routes/downloads/shared-results-zip": "/results/:token/:delivery/all.zip",
  "routes/downloads/public-tour-file": "/tour/:token/:item",
  "routes/downloads/project-picture": "/projects/pictures/:name",
  "routes/downloads/notices": "/notices.json",
  "routes/downloads/visit-times": "/booking-details/:id/visit-times",
  "routes/downloads/bookings-csv": "/view-booking.csv",
  "routes/downloads/booking-files-zip": "/booking-details/:id/files.zip",
  "routes/downloads/booking-result": "/booking-details/:id/results/:item",
  "routes/downloads/booking-results-zip": "/booking-details/:id/results/:delivery/all.zip",
  "routes/downloads/visit-calendar": "/calendar/:visit.ics",
  "routes/downloads/calendar-feed": "/calendar-feed/:feed.ics",
  "routes/downloads/person-zip": "/people.zip",
  "routes/downloads/report-csv": "/reports/:figure.csv",
} as const;

/** The JSON API, which api/contract/ describes in this order. `routes/api/route.ts` responds to all operations. */
export const api = {
  "api:auth-login": "/api/auth/login",
  "api:auth-register": "/api/auth/register",
  "api:booking-pending": "/api/booking/pending",
  "api:booking-all": "/api/booking/all",
  "api:view-booking": "/api/booking/viewbooking",
  "api:booking-details": "/api/booking/bookingdetails/:id",
  "api:booking-status": "/api/booking/:id/status",
  "api:booking-create": "/api/booking/create",
  "api:files-upload": "/api/files/upload",
  "api:files-save": "/api/files/save",
  "api:files-download": "/api/files/download/:filename",
  "api:users": "/api/users",
  "api:user": "/api/users/:userId",
  "api:delete-user": "/api/users/deleteuser/:id",
  "api:live": "/api/live",
  "api:health": "/api/health",
  "api:ready": "/api/ready",
  "api:openapi": "/api/openapi.json",

  // Operations that are not in the specification.
  "api:v1-bookings": "/api/v1/bookings",
  "api:v1-booking": "/api/v1/bookings/:id",
  "api:v1-events": "/api/v1/bookings/:id/events",
  "api:v1-stage": "/api/v1/bookings/:id/stage",
  "api:v1-owner": "/api/v1/bookings/:id/owner",
  "api:v1-quotes": "/api/v1/bookings/:id/quotes",
  "api:v1-open-quote": "/api/v1/bookings/:id/quotes/open",
  "api:v1-visit": "/api/v1/bookings/:id/visit",
  "api:v1-messages": "/api/v1/bookings/:id/messages",
  "api:v1-notes": "/api/v1/bookings/:id/notes",
  "api:v1-note": "/api/v1/bookings/:id/notes/:noteId",
  "api:v1-deliveries": "/api/v1/bookings/:id/deliveries",
  "api:v1-publication": "/api/v1/bookings/:id/deliveries/draft/publication",
  "api:v1-delivery": "/api/v1/bookings/:id/deliveries/:deliveryId",
  "api:v1-result": "/api/v1/bookings/:id/results/:itemId",
  "api:v1-visits": "/api/v1/visits",
  "api:v1-staff": "/api/v1/staff",

  "api:not-found": "/api/*",
} as const;

/** Every route but the root and the two layouts. */
export const addresses = { ...site, ...withoutHeader, ...endpoints, ...staff, ...downloads, ...api };

const firstSegments = (area: object) =>
  Object.values(area).map((address: string) => address.split(/[/.]/)[1] ?? "");
const visitorSegments = firstSegments(visitors);

/** The first segments of addresses without a visitors' page: the back office, the API, and files. They have no language prefix. */
export const englishSegments: ReadonlySet<string> = new Set(
  firstSegments(addresses).filter((segment) => !visitorSegments.includes(segment)),
);

export type RouteId = "root" | "routes/site/layout" | "routes/staff/layout" | keyof typeof addresses;

/** Fills every parameter of an address, as in `/users/${string}`. */
type FilledAddress<Address extends string> = Address extends `${infer Head}:${infer Rest}`
  ? Rest extends `${string}/${infer Tail}`
    ? `${Head}${string}/${FilledAddress<Tail>}`
    : Rest extends `${string}.${infer Extension}`
      ? `${Head}${string}.${Extension}`
      : `${Head}${string}`
  : Address;

/** An address of a route. Excludes the service pages, whose parameter is the whole address. */
export type Address = FilledAddress<
  Exclude<(typeof addresses)[keyof typeof addresses], "/:service" | "/*" | "/api/*">
>;
