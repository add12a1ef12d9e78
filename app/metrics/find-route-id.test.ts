import fc from "fast-check";
import { expect, test } from "vitest";
import { addresses } from "~/route-map";
import { createRouteFinder } from "./find-route-id";

const ids = Object.keys(addresses);
const findRouteId = createRouteFinder(addresses);

test.each([
  ["/", "routes/site/home"],
  ["/scan-to-bim", "routes/site/service"],
  ["/industries/", "routes/site/industries"],
  ["/INDUSTRIES", "routes/site/industries"],
  ["/booking", "routes/site/booking"],
  ["/request", "routes/site/private-page-lookup"],
  ["/request/abc", "routes/site/private-page"],
  ["/request/abc/files/plan.pdf", "routes/downloads/private-page-file"],
  ["/request/abc/visit.ics", "routes/downloads/private-page-calendar"],
  ["/calendar", "routes/staff/calendar"],
  ["/calendar/abc.ics", "routes/downloads/visit-calendar"],
  ["/view-booking.csv", "routes/downloads/bookings-csv"],
  ["/terms", "routes/site/terms"],
  ["/terms/1", "routes/site/terms-version"],
  ["/settings/legal", "routes/staff/settings-legal"],
  ["/settings/company", "routes/staff/settings-section"],
  ["/users/1/second-factor", "routes/staff/user-second-factor"],
  ["/api/booking/1/status", "api:booking-status"],
  ["/api/users/1", "api:user"],
  ["/api/users", "api:users"],
  ["/api/nothing/of/the/kind", "api:not-found"],
  ["/nothing/of/the/kind", "routes/site/not-found"],
  ["/%E0%A4%A", "routes/site/service"],
])("the route of %s is %s", (path, id) => expect(findRouteId(path)).toBe(id));

test("every path has the id of a route", () => {
  const segment = fc.oneof(fc.constantFrom("api", "booking", "users", "request", "x"), fc.webSegment());
  const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join("/")}`);
  fc.assert(fc.property(path, (each) => ids.includes(findRouteId(each))));
});
