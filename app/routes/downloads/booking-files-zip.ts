import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findBooking } from "~/booking/record/find-booking.server";
import { recordZipDownload } from "~/booking/record/record-file-download.server";
import { formatReference } from "~/booking/reference";
import { findBookingFiles } from "~/files/stored-files.server";
import { FilesMissingError, sendZip } from "~/files/transport/send-zip.server";
import { guard } from "~/guard.server";
import * as text from "~/messages/booking-details";
import { paths } from "~/paths";
import { requestContext, requestId } from "~/process/current-request.server";
import { log } from "~/process/log.server";
import { redirectWithFailure, redirectWithFlash } from "~/server/flash.server";
import { toSessionRedirect } from "~/server/session-redirects.server";

/** Sends all files of a booking as a ZIP, or redirects to the booking with a message. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await guard("routes/downloads/booking-files-zip", request);
  const booking = await findBooking(params.id);
  // The booking's page responds with 404.
  if (!booking) return redirect(paths.bookingDetails(params.id ?? ""));
  const files = await findBookingFiles(booking.id);
  const bookingUrl = paths.bookingDetails(booking.id);
  if (files.length === 0)
    return redirectWithFlash(request, bookingUrl, { tone: "warn", title: text.noFiles });
  try {
    const name = `${formatReference(booking.reference)}-files.zip`;
    const response = await sendZip(request, { name, files, connection: requestContext() });
    if (request.method !== "GET") return response;
    return await recordZipDownload(session, response, { bookingId: booking.id, count: files.length });
  } catch (error) {
    const elsewhere = await toSessionRedirect(request, error);
    if (elsewhere) return elsewhere;
    if (!(error instanceof FilesMissingError)) return redirectWithFailure(request, bookingUrl, error);
    // Omits the names, because visitors chose them, and logs must contain no personal data.
    log.error(
      { event: "stored-file-missing", bookingId: booking.id, count: error.names.length },
      "Files of a booking are missing from the store",
    );
    return redirectWithFlash(request, bookingUrl, {
      tone: "bad",
      title: describeLoss(error.names),
      advice: text.filesLostAdvice(requestId()),
    });
  }
}

/** Returns the first name and the number of the other files, because all names might not fit in the flash cookie. */
function describeLoss([first = "", ...others]: readonly string[]): string {
  return others.length === 0 ? text.filesLost(first) : text.moreFilesLost(first, others.length);
}
