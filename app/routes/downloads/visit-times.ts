import type { LoaderFunctionArgs } from "@remix-run/node";
import { findVisitTimes, readVisitChoice } from "~/back-office/booking-form/visit-times.server";
import { guard } from "~/guard.server";

/** Says what the form of a visit shows of the date and the person that are chosen in it, while they are being chosen. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  await guard("routes/downloads/visit-times", request);
  const typed = Object.fromEntries(new URL(request.url).searchParams);
  const headers = { "Cache-Control": "no-store" };
  return Response.json(await findVisitTimes(typed, params.id, readVisitChoice(request.url)), { headers });
}
