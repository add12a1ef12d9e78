import type { LoaderFunctionArgs } from "@remix-run/node";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import type { Staff } from "~/access/session";
import { action, loader } from "~/routes/staff/view-booking/route";

export const toArgs = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });

/** Posts a form of the list of bookings as a new user. Returns the user and the answer. */
export async function postToList(fields: Record<string, string> | string[][], query = "") {
  const staff = await insertStaff();
  const body = new URLSearchParams(fields);
  const request = await requestAs(staff, `/view-booking?${query}`, { method: "POST", body });
  const answer = await action(toArgs(request));
  return { staff, answer, location: answer instanceof Response ? answer.headers.get("Location") : null };
}

export async function followToList(staff: Staff, answer: unknown) {
  if (!(answer instanceof Response)) throw new Error("The action has not redirected.");
  const request = await requestAs(staff, answer.headers.get("Location") ?? "");
  const flash = answer.headers.get("Set-Cookie")?.split(";", 1)[0];
  request.headers.append("Cookie", flash ?? "");
  return (await loader(toArgs(request))).data;
}
