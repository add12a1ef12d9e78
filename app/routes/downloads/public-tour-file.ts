import type { LoaderFunctionArgs } from "@remix-run/node";
import { openPublicTour } from "~/booking/delivery/public-tours.server";
import * as text from "~/messages/results";
import { sendPrivately } from "~/private-page/private-download.server";
import { findPublicItems } from "~/private-page/results/public-view.server";
import { sendItem } from "~/private-page/results/send-result.server";
import { clientAddress } from "~/server/request-context.server";

/** Sends a picture or a point cloud of a public tour. The download is not recorded, because anybody may have the link. */
export function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return sendPrivately(request, text.unknownFile, async () => {
    const opened = await openPublicTour(params.token, clientAddress());
    const items = opened ? await findPublicItems(opened.bookingId) : [];
    const item = items.find(({ id }) => id === params.item);
    return item ? sendItem(request, item) : null;
  });
}
