import type { LoaderFunctionArgs } from "@remix-run/node";
import { openShare } from "~/booking/private-page/private-link.server";
import { sendResults } from "~/private-page/results/send-result.server";
import { clientAddress } from "~/server/request-context.server";

export function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return sendResults(request, params.delivery, async () => {
    const shared = await openShare(params.token, clientAddress());
    return shared && { booking: shared.booking, shareId: shared.share.id };
  });
}
