import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordBookingsExport } from "~/audit/record-reading.server";
import { countExported, exportBookings } from "~/booking/list/export-bookings.server";
import { toListParams, withOwnerId } from "~/booking/list/filter";
import { readListQuery } from "~/booking/list/read-list-query";
import { guard } from "~/guard.server";
import { paths } from "~/paths";
import { redirectWithFailure } from "~/server/flash.server";
import { sendCsv } from "~/server/send-csv.server";
import { toSessionRedirect } from "~/server/session-redirects.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/downloads/bookings-csv", request);
  const { staff } = session;
  const { page, ...listed } = readListQuery(new URL(request.url).searchParams);
  const filter = withOwnerId(listed, staff.id);
  try {
    return await sendCsv(request, {
      name: "bookings",
      chunks: exportBookings(filter),
      record: async () => {
        const count = await countExported(filter);
        await recordBookingsExport(session, { count, filter: toListParams(filter) });
      },
      event: "bookings-exported",
      actor: staff.id,
    });
  } catch (error) {
    const elsewhere = await toSessionRedirect(request, error);
    return (
      elsewhere ?? redirectWithFailure(request, paths.viewBooking({ ...toListParams(listed), page }), error)
    );
  }
}
