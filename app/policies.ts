/** The methods of the routes; HEAD has the access of GET. */
export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Who may send a request: `staff` is every signed-in account, administrators included; `self` is the account that the
 * URL names, or an administrator; `password-given` is a browser that has just given the right password and not yet the second
 * factor; `nobody` is for a route that refuses every request.
 */
export type Access = "anyone" | "staff" | "admin" | "self" | "password-given" | "nobody";

/** Access by method. A method without access gets 405. */
export interface Policy extends Partial<Record<Method, Access>> {
  /** With `self`: the route parameter that holds the id of the account. */
  accountParam?: string;
}

/**
 * The policy of every route, by route id. `guard()` enforces it for pages and `resource()` for the JSON API;
 * tests/journeys/policies.test.ts checks both with a request to each route.
 */
export const policies = {
  root: { GET: "anyone" },
  "routes/$": { GET: "anyone" },
  "routes/_site": { GET: "anyone" },
  "routes/_site._index": { GET: "anyone" },
  "routes/_site.$service": { GET: "anyone" },
  "routes/_site.industries": { GET: "anyone" },
  "routes/_site.about": { GET: "anyone" },
  "routes/_site.sample-scan": { GET: "anyone" },
  "routes/_site.terms._index": { GET: "anyone" },
  "routes/_site.terms.$version": { GET: "anyone" },
  "routes/_site.privacy._index": { GET: "anyone" },
  "routes/_site.privacy.$version": { GET: "anyone" },
  "routes/_site.booking": { GET: "anyone", POST: "anyone" },
  "routes/_site.continue._index": { GET: "anyone", POST: "anyone" },
  "routes/_site.continue.$token": { GET: "anyone", POST: "anyone" },
  "routes/_site.request": { GET: "anyone", POST: "anyone" },
  "routes/_site.request_.$token": { GET: "anyone", POST: "anyone" },
  "routes/request.$token.files.$name": { GET: "anyone" },
  "routes/request.$token.visit[.]ics": { GET: "anyone" },
  "routes/_site.login": { GET: "anyone", POST: "anyone" },
  "routes/_site.forgot-password": { GET: "anyone", POST: "anyone" },
  "routes/_site.reset-password.$token": { GET: "anyone", POST: "anyone" },
  "routes/_site.invitation.$token": { GET: "anyone", POST: "anyone" },
  "routes/_site.login_.verify": { GET: "password-given", POST: "password-given" },
  "routes/passkey-options": { POST: "anyone" },
  "routes/_site.account-password": { GET: "staff", POST: "staff" },
  "routes/cross-site": { GET: "anyone", POST: "nobody" },
  "routes/listing-stay": { GET: "anyone" },
  "routes/logout": { GET: "anyone", POST: "anyone" },
  "routes/robots[.]txt": { GET: "anyone" },
  "routes/site[.]webmanifest": { GET: "anyone" },
  "routes/sitemap[.]xml": { GET: "anyone" },
  "routes/speculation-rules[.]json": { GET: "anyone" },

  "routes/_staff": { GET: "staff" },
  "routes/_staff.dashboard": { GET: "staff" },
  "routes/_staff.view-booking": { GET: "staff", POST: "staff" },
  "routes/_staff.booking-details.$id": { GET: "staff", POST: "staff" },
  "routes/_staff.booking-details.$id_.quote": { GET: "staff", POST: "staff" },
  "routes/_staff.booking-details.$id_.stage": { GET: "staff", POST: "staff" },
  "routes/_staff.booking-details.$id_.visit": { GET: "staff", POST: "staff" },
  "routes/_staff.calendar": { GET: "staff", POST: "staff" },
  "routes/calendar.$visit[.]ics": { GET: "staff" },
  "routes/calendar-feed.$feed[.]ics": { GET: "anyone" },
  "routes/_staff.mail._index": { GET: "admin", POST: "admin" },
  "routes/_staff.mail.$id": { GET: "admin", POST: "admin" },
  "routes/_staff.people._index": { GET: "admin", POST: "admin" },
  "routes/_staff.people.erase": { GET: "admin", POST: "admin" },
  "routes/_staff.removals": { GET: "admin", POST: "admin" },
  "routes/people[.]zip": { GET: "admin", POST: "admin" },
  "routes/_staff.help": { GET: "staff" },
  "routes/_staff.audit": { GET: "admin" },
  "routes/audit[.]csv": { GET: "admin" },
  "routes/_staff.settings._index": { GET: "admin" },
  "routes/_staff.settings.legal": { GET: "admin", POST: "admin" },
  "routes/_staff.settings.$section": { GET: "admin", POST: "admin" },
  "routes/_staff.signup": { GET: "admin", POST: "admin" },
  "routes/_staff.users_.$id_.second-factor": { GET: "admin", POST: "admin" },
  "routes/_staff.users": { GET: "admin", POST: "admin" },
  "routes/_staff.users_.$id": { GET: "admin", POST: "admin" },
  "routes/_staff.invite": { GET: "admin", POST: "admin" },
  "routes/_staff.confirm-identity": { GET: "staff", POST: "staff" },
  "routes/_staff.account": { GET: "staff", POST: "staff" },
  "routes/_staff.account-savelists": { GET: "staff", POST: "staff" },
  "routes/_staff.account-emails": { GET: "staff", POST: "staff" },
  "routes/_staff.account-security": { GET: "staff", POST: "staff" },
  "routes/_staff.account-security_.authenticator": { GET: "staff", POST: "staff" },
  "routes/_staff.account-billing": { GET: "staff", POST: "admin" },
  "routes/view-booking[.]csv": { GET: "staff" },
  "routes/booking-details.$id.files[.]zip": { GET: "staff" },

  "routes/api.$": { GET: "anyone" },
  "routes/api.auth.login": { POST: "anyone" },
  "routes/api.auth.register": { POST: "admin" },
  "routes/api.booking.pending": { GET: "staff" },
  "routes/api.booking.all": { GET: "staff" },
  "routes/api.booking.viewbooking": { GET: "staff" },
  "routes/api.booking.bookingdetails.$id": { GET: "staff" },
  "routes/api.booking.$id.status": { PUT: "staff" },
  "routes/api.booking.create": { POST: "anyone" },
  "routes/api.files.upload": { POST: "anyone" },
  "routes/api.files.save": { POST: "anyone" },
  "routes/api.files.download.$filename": { GET: "staff" },
  "routes/api.users._index": { GET: "admin" },
  "routes/api.users.$userId": { GET: "self", PUT: "self", accountParam: "userId" },
  "routes/api.users.deleteuser.$id": { DELETE: "admin" },
  "routes/api.live": { GET: "anyone" },
  "routes/api.health": { GET: "anyone" },
  "routes/api.ready": { GET: "anyone" },
  "routes/api.openapi[.]json": { GET: "anyone" },
  "routes/api.docs": { GET: "staff" },
} as const satisfies Record<string, Policy>;

/**
 * Whether `access` includes a signed-in account.
 *
 * @param accountId the account that the URL names, for `self`
 */
export function isAllowed(
  access: Access,
  staff: { id: string; isAdmin: boolean },
  accountId?: string,
): boolean {
  if (access === "nobody" || access === "password-given") return false;
  if (access === "anyone" || access === "staff" || staff.isAdmin) return true;
  return access === "self" && accountId?.toLowerCase() === staff.id;
}
