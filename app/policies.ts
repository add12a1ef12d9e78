/**
 * Who may do something: `staff` is anyone signed in, administrators included; `self` is the account that
 * the address names, or an administrator. `nobody` is for the address that exists to refuse.
 */
export type Access = "anyone" | "staff" | "admin" | "self" | "nobody";

/** Access by method; HEAD goes with GET, and a method that is missing is answered with 405. */
export type Policy = Partial<Record<"GET" | "POST" | "PUT" | "DELETE", Access>>;

/**
 * Every route of the site by its id, and who may call it. The routes ask for it in the first line of their
 * loaders and actions; tests/journeys/policies.test.ts holds each against this table.
 */
export const policies = {
  root: { GET: "anyone" },
  "routes/$": { GET: "anyone" },
  "routes/_site": { GET: "anyone" },
  "routes/_site._index": { GET: "anyone" },
  "routes/_site.$service": { GET: "anyone" },
  "routes/_site.industries": { GET: "anyone" },
  "routes/_site.about": { GET: "anyone" },
  "routes/_site.booking": { GET: "anyone", POST: "anyone" },
  "routes/_site.login": { GET: "anyone", POST: "anyone" },
  "routes/_site.account-password": { GET: "staff", POST: "staff" },
  "routes/cross-site": { GET: "anyone", POST: "nobody" },
  "routes/listing-stay": { GET: "anyone" },
  "routes/logout": { GET: "anyone", POST: "anyone" },
  "routes/robots[.]txt": { GET: "anyone" },
  "routes/sitemap[.]xml": { GET: "anyone" },
  "routes/speculation-rules[.]json": { GET: "anyone" },

  "routes/_staff": { GET: "staff" },
  "routes/_staff.dashboard": { GET: "staff" },
  "routes/_staff.view-booking": { GET: "staff", POST: "staff" },
  "routes/_staff.booking-details.$id": { GET: "staff", POST: "staff" },
  "routes/_staff.signup": { GET: "admin", POST: "admin" },
  "routes/_staff.users": { GET: "admin", POST: "admin" },
  "routes/_staff.account": { GET: "staff", POST: "staff" },
  "routes/_staff.account-savelists": { GET: "staff", POST: "staff" },
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
  "routes/api.users.$userId": { GET: "self", PUT: "self" },
  "routes/api.users.deleteuser.$id": { DELETE: "admin" },
  "routes/api.health": { GET: "anyone" },
  "routes/api.openapi[.]json": { GET: "anyone" },
  "routes/api.docs": { GET: "staff" },
} as const satisfies Record<string, Policy>;
