import type { LoaderFunctionArgs } from "@remix-run/node";
import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { findStoredFile } from "~/files/stored-files.server";
import { sendFile } from "~/files/transport/send-file.server";
import * as text from "~/messages/private-page";
import { sendPrivately } from "~/private-page/private-download.server";
import { requestContext } from "~/process/current-request.server";
import { clientAddress } from "~/server/request-context.server";

export function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return sendPrivately(request, text.files.unknown, async () => {
    const booking = await openPrivatePage(params.token, clientAddress());
    if (!booking) return null;
    const file = await findStoredFile(params.name ?? "");
    if (file?.bookingId !== booking.id) return null;
    return sendFile(request, file, { connection: requestContext() });
  });
}
