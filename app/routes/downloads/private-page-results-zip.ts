import type { LoaderFunctionArgs } from "@remix-run/node";
import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { sendResults } from "~/private-page/results/send-result.server";
import { clientAddress } from "~/server/request-context.server";

export function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return sendResults(request, params.delivery, async () => {
    const booking = await openPrivatePage(params.token, clientAddress());
    return booking && { booking, shareId: null };
  });
}
