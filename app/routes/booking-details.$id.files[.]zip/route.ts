import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findBooking } from "~/booking/record/find-booking.server";
import { logDownload } from "~/booking/record/log-download.server";
import { formatReference } from "~/booking/reference";
import { findBookingFiles } from "~/files/stored-files.server";
import { FilesMissingError, sendZip } from "~/files/transport/send-zip.server";
import { requestContext, requestId } from "~/server/request-context.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { log } from "~/log.server";
import { paths } from "~/paths";
import { guard, redirectIfSessionEnded } from "~/guard.server";

/** All files of a booking as one ZIP; where that cannot be, back to the booking, which says why. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await guard("routes/booking-details.$id.files[.]zip", request);
  const booking = await findBooking(params.id);
  // Its page is the one that says so.
  if (!booking) return redirect(paths.bookingDetails(encodeURIComponent(params.id ?? "")));
  const files = await findBookingFiles(booking.id);
  const back = paths.bookingDetails(booking.id);
  if (files.length === 0)
    return redirectWithFlash(request, back, { tone: "warn", title: "No uploaded files available." });
  try {
    const name = `${formatReference(booking.reference)}-files.zip`;
    const response = await sendZip(request, { name, files, connection: requestContext() });
    if (request.method !== "GET") return response;
    const download = { bookingId: booking.id, kind: "files-downloaded" } as const;
    return await redirectIfSessionEnded(request, () => logDownload(session, response, download));
  } catch (error) {
    if (!(error instanceof FilesMissingError)) throw error;
    log.error({ event: "stored-file-missing", bookingId: booking.id }, error.message);
    return redirectWithFlash(request, back, {
      tone: "bad",
      title: `There is no ZIP, because the store has lost ${list(error.names)}.`,
      advice: `The other files can be downloaded one by one. Tell your administrator: ${requestId()}.`,
    });
  }
}

/** The first of them: a cookie carries the message, and has no room for twenty long names. */
function list([first = "", ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
