import type { LoaderFunctionArgs } from "@remix-run/node";
import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { visitorUploads } from "~/files/resumable/visitor-uploads.server";
import { respondToTus } from "~/forms/respond-to-tus.server";
import { paths } from "~/paths";
import { clientAddress } from "~/server/request-context.server";

/** Begins a file for a request, takes its next bytes, or says how much of it has arrived. */
export function loader({ request, params: { token = "" } }: LoaderFunctionArgs): Promise<Response> {
  return respondToTus(request, async () => {
    const address = clientAddress();
    const booking = await openPrivatePage(token, address);
    const addressOf = (id: string) => paths.privatePageUpload(token, id);
    return booking && visitorUploads({ draft: null, sentTo: booking.id, address, addressOf });
  });
}

export const action = loader;
