import type { ActionFunctionArgs } from "@remix-run/node";
import { respondToUpload, uploadResponse } from "~/api/upload-files.server";
import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { lockBooking } from "~/booking/record/find-booking.server";
import type { FileOwner } from "~/files/insert-files.server";
import { methodNotAllowed } from "~/server/json-response.server";
import { receiveForm } from "~/server/receive-form.server";
import { clientAddress } from "~/server/request-context.server";

export function loader() {
  return methodNotAllowed("POST");
}

/** Stores a file for a request. The form of the private page adds it later. */
export function action({ request, params: { token = "" } }: ActionFunctionArgs): Promise<Response> {
  return respondToUpload(request, async () => {
    const booking = await openPrivatePage(token, clientAddress());
    if (!booking) return new Response(null, { status: 404 });
    const { id } = booking;
    const owner = {
      id,
      kind: "booking",
      lock: async (transaction) => (await lockBooking(transaction, id)) !== undefined,
    } satisfies FileOwner;
    return uploadResponse(await receiveForm(request, { maxFiles: 1, owner }));
  });
}
