import type { LoaderFunctionArgs } from "@remix-run/node";
import { findVisitTimes, readVisitChoice } from "~/back-office/booking-form/visit-times.server";
import { guard } from "~/guard.server";

/** Returns new times for the visit form after each change of its date or person. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  await guard("routes/downloads/visit-times", request);
  const typed = Object.fromEntries(new URL(request.url).searchParams);
  const headers = { "Cache-Control": "no-store" };
  return Response.json(await findVisitTimes(typed, params.id, readVisitChoice(request.url)), { headers });
}
