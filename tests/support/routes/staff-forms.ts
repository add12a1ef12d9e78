import { inDays } from "#tests/support/future-date";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import type { Staff } from "~/access/session";
import * as quoteRoute from "~/routes/staff/booking-quote/route";
import * as stageRoute from "~/routes/staff/booking-stage/route";
import * as visitRoute from "~/routes/staff/booking-visit/route";
import { consumeFlash } from "~/server/flash.server";
import { readResponse } from "./form-post";

const formRoutes = { quote: quoteRoute, stage: stageRoute, visit: visitRoute };

type StaffFormFields = Record<string, string | string[]>;

export async function setUp() {
  const staff = await insertStaff({ fullName: "Grace Example" });
  const [id = ""] = await insertBookings([{ service: "Scan to BIM" }]);
  return { staff, id };
}

export async function openForm(route: keyof typeof formRoutes, id: string, staff: Staff, search = "") {
  const request = await requestAs(staff, `/booking-details/${id}/${route}${search}`);
  return formRoutes[route].loader({ request, params: { id }, context: {} });
}

export async function postForm(
  route: keyof typeof formRoutes,
  id: string,
  staff: Staff,
  fields: StaffFormFields,
  search = "",
) {
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  const request = await requestAs(staff, `/booking-details/${id}/${route}${search}`, {
    method: "POST",
    body,
  });
  const answer = await formRoutes[route].action({ request, params: { id }, context: {} });
  return readResponse(answer);
}

export async function submitForm(
  route: keyof typeof formRoutes,
  id: string,
  staff: Staff,
  fields: StaffFormFields,
  search = "",
) {
  const { head } = await openForm(route, id, staff, search);
  const carried = { formId: head.formId, seen: String(head.seen) };
  return postForm(route, id, staff, { ...carried, ...fields }, search);
}

export const visitFields = (staff: Staff) => ({ startsAt: inDays(7), minutes: "90", staffId: staff.id });

export async function titleOf(cookie: string) {
  const { flash } = await consumeFlash(new Request("http://localhost/", { headers: { Cookie: cookie } }));
  return flash?.title;
}
