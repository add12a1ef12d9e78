import fc from "fast-check";
import { expect, test } from "vitest";
import { policies } from "~/policies";
import { createRouteFinder } from "./find-route-id";

const ids = Object.keys(policies);
const findRouteId = createRouteFinder(ids);

test.each([
  ["/", "routes/_site._index"],
  ["/scan-to-bim", "routes/_site.$service"],
  ["/industries/", "routes/_site.industries"],
  ["/INDUSTRIES", "routes/_site.industries"],
  ["/booking", "routes/_site.booking"],
  ["/request", "routes/_site.request"],
  ["/request/abc", "routes/_site.request_.$token"],
  ["/request/abc/files/plan.pdf", "routes/request.$token.files.$name"],
  ["/request/abc/visit.ics", "routes/request.$token.visit[.]ics"],
  ["/calendar", "routes/_staff.calendar"],
  ["/calendar/abc.ics", "routes/calendar.$visit[.]ics"],
  ["/view-booking.csv", "routes/view-booking[.]csv"],
  ["/terms", "routes/_site.terms._index"],
  ["/terms/1", "routes/_site.terms.$version"],
  ["/settings/legal", "routes/_staff.settings.legal"],
  ["/settings/company", "routes/_staff.settings.$section"],
  ["/users/1/second-factor", "routes/_staff.users_.$id_.second-factor"],
  ["/api/booking/1/status", "routes/api.booking.$id.status"],
  ["/api/users/1", "routes/api.users.$userId"],
  ["/api/users", "routes/api.users._index"],
  ["/api/nothing/of/the/kind", "routes/api.$"],
  ["/nothing/of/the/kind", "routes/$"],
  ["/%E0%A4%A", "routes/_site.$service"],
])("the route of %s is %s", (path, id) => expect(findRouteId(path)).toBe(id));

test("every path has the id of a route", () => {
  const segment = fc.oneof(fc.constantFrom("api", "booking", "users", "request", "x"), fc.webSegment());
  const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join("/")}`);
  fc.assert(fc.property(path, (each) => ids.includes(findRouteId(each))));
});
