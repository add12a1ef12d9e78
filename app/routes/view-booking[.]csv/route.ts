import type { LoaderFunctionArgs } from "@remix-run/node";
import { toListParams, withOwnerId } from "~/booking/list/filter";
import { readListQuery } from "~/booking/list/filter-schema";
import { reportError } from "~/server/report-error.server";
import { requestId as withRequestId } from "~/messages/bookings-export";
import { redirectWithFlash } from "~/forms/flash.server";
import { paths } from "~/paths";
import { guard } from "~/guard.server";
import { sendExport } from "./send-export.server";

/** Sends the complete filtered list of bookings as a CSV file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/view-booking[.]csv", request);
  const { page, ...filter } = readListQuery(new URL(request.url).searchParams);
  try {
    return await sendExport(request, withOwnerId(filter, staff.id), staff);
  } catch (error) {
    const { title, advice, requestId } = reportError(error).failure;
    const list = paths.bookings({ ...toListParams(filter), page });
    return redirectWithFlash(request, list, {
      tone: "bad",
      title,
      advice: requestId ? withRequestId(advice, requestId) : advice,
    });
  }
}
