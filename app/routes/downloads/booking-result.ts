import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPublishedItem } from "~/booking/delivery/find-deliveries.server";
import { guard } from "~/guard.server";
import { isUuid } from "~/lib/uuid";
import * as text from "~/messages/results";
import { sendPrivately } from "~/private-page/private-download.server";
import { sendItem } from "~/private-page/results/send-result.server";

/** A preview for staff, which is not recorded as a download. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  await guard("routes/downloads/booking-result", request);
  return sendPrivately(request, text.unknownFile, async () => {
    const item = isUuid(params.id) ? await findPublishedItem(params.id, params.item) : null;
    return item && sendItem(request, item);
  });
}
